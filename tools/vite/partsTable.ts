import type { Plugin } from 'vite';

const DEPS = '__vite__mapDeps';
const DEPS_LIST = /const __vite__mapDeps=.*?m\.f=(\[.*?\])\).*?;/;
const DEPS_USE = /(?<=__vite__mapDeps\(\[)[\d,]*(?=\]\))/g;
const ROW =
  /"?\b([\w-]+)"?:\{when:`([^`]+)`,load:\(\)=>(\w+)\(\(\)=>import\(`\.\/([\w-]+)\.js`\)(?:\.then\(\w+=>\w+\.(\w+)\))?,(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[\]),import\.meta\.url\)\},?/g;
const PLACE = '/*parts*/';

interface Row {
  readonly name: string;
  readonly when: string;
  /** The part's own name, or that of a chunk that holds several parts. */
  readonly chunk: string;
  /** Where the chunk holds more than the part: the name that the part has in it. */
  readonly exported: string;
  /** What it needs, its own chunk too, as places in the list of all such files. */
  readonly deps: readonly number[];
}

/**
 * Writes the parts table of the entry, a loader a part, as one short text with the one loader they have in common: every
 * page loads that table, and the loaders of fifty parts in full weigh a third of the registry. A part's chunk and its
 * style sheet have the part's name; what it needs besides is told once for all that need the same.
 */
export function partsTable(): Plugin {
  return {
    name: 'noest-parts-table',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has written what a chunk needs beside each import.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) file.code = shorten(file.code);
        }
      },
    },
  };
}

export function shorten(code: string): string {
  const files = JSON.parse(DEPS_LIST.exec(code)?.[1] ?? '[]') as string[];
  const rows: Row[] = [];
  let preload = '';
  let short = code.replace(
    ROW,
    (_, name: string, when: string, helper: string, chunk: string, exported = '', deps = '') => {
      preload = helper;
      rows.push({ name, when, chunk, exported: String(exported), deps: places(String(deps)) });
      return rows.length === 1 ? PLACE : '';
    },
  );
  if (rows.length === 0) return code;

  const filesAt = (text: string): string[] => places(text).map((place) => files[place] ?? '');
  const othersOf = ({ chunk, deps }: Row): string[] =>
    chunksOf(deps.map((dep) => files[dep] ?? '')).filter((other) => nameOf(other) !== chunk);
  const elsewhere = Array.from(short.matchAll(DEPS_USE), ([used]) => chunksOf(filesAt(used)));
  const shared = [...new Set([...elsewhere.flat(), ...rows.flatMap(othersOf)])];
  if (shared.length > 36) throw new Error('the parts table tells a shared chunk by one letter or digit: 36 at most');
  const placeOf = (chunk: string): string => shared.indexOf(chunk).toString(36);
  const alike = new Map<string, { readonly room: string; readonly names: string[] }>();
  for (const row of rows) {
    const { name, when, chunk, exported } = row;
    const own = chunksOf(row.deps.map((dep) => files[dep] ?? '')).find((other) => nameOf(other) === chunk) ?? chunk;
    const isAlone = chunk === name;
    const room = isAlone ? '' : own;
    const needs = `${othersOf(row).map(placeOf).toSorted().join('')};${when}`;
    const group = alike.get(`${room};${needs}`) ?? { room, names: [] };
    group.names.push(`${isAlone ? own : name}${exported && `.${exported}`}`);
    alike.set(`${room};${needs}`, group);
  }
  // In the order that packs best.
  const text = [...alike]
    .map(([key, { room, names }]) => `${room};${names.join(' ')}${key.slice(room.length)}`)
    .join('|');

  short = short.replace(DEPS_USE, (used) =>
    chunksOf(filesAt(used))
      .map((chunk) => shared.indexOf(chunk))
      .join(','),
  );
  return (
    short
      .replace(
        DEPS_LIST,
        `const chunkFiles=${FILES},${DEPS}=places=>places.flatMap(place=>chunkFiles("${shared.join(' ')}".split(" ")[place]));`,
      )
      .replace(PLACE, `...(${reader(preload)})("${text}"),`)
      // The helper is the entry's own: it knows where it stands.
      .replaceAll(/(?<=\]\)?),import\.meta\.url\)/g, ')')
  );
}

/** Runs in the browser: `ui` is `./ui.js`, and `ui*` is its style sheet too. */
const FILES = 'chunk=>chunk.split("*").map((_,place,[name])=>`./${name}.${place?"css":"js"}`)';

/**
 * Runs in the browser: makes the table of loaders anew. `.` stands before the name that a part has in its chunk. The names
 * are longer than any that the minifier gives, so that they hide none of the entry's.
 */
function reader(preload: string): string {
  return `text=>{let table={};for(let group of text.split("|")){let[chunk,names,needs,when]=group.split(";");for(let name of names.split(" ")){let[own,key]=name.split("."),files=chunkFiles(chunk||own);table[own.replace("*","")]={when,load:()=>${preload}(()=>import(files[0]).then(module=>module[key]??module),${DEPS}([...needs].map(place=>parseInt(place,36))).concat(files))}}}return table}`;
}

/** The chunks of a list of files, each by its name, with a `*` where its style sheet is among them. */
function chunksOf(files: readonly string[]): string[] {
  const names = files.filter((file) => file.endsWith('.js')).map((file) => file.slice(2, -3));
  const lonely = files.find((file) => file.endsWith('.css') && !names.includes(file.slice(2, -4)));
  if (lonely) throw new Error(`the parts table knows a style sheet by its chunk, and ${lonely} has none`);
  return names.map((name) => (files.includes(`./${name}.css`) ? `${name}*` : name));
}

function nameOf(chunk: string): string {
  return chunk.replace('*', '');
}

function places(text: string): number[] {
  return text.split(',').filter(Boolean).map(Number);
}
