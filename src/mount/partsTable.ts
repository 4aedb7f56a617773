import type { PartEntry } from './Mount';

// `any`: of these files each has an export of its own.
// oxlint-disable-next-line typescript/no-explicit-any
type Load = (files: readonly string[], name?: string) => Promise<any>;

/**
 * Makes the loaders of all parts from the compact text that the build writes: groups between `|`, each
 * `file;names;needs;when` or `file;names;needs;when;skeleton`. `file` is the file that the parts share, empty where each has the file of
 * its own name. `needs` is a letter for each other file of `shared` that has to be there first, `skeleton` for each that a skeleton needs,
 * its own first. A `*` behind a file: it has a style sheet too; before it: it is
 * a style sheet only.
 *
 * @param load imports the first of these files once all are there, and takes the export of that name, or the default
 */
export function readPartsTable(text: string, shared: string, load: Load): Record<string, PartEntry> {
  const table: Record<string, PartEntry> = {};
  const sharedFiles = shared.split(' ');
  const named = (letters: string): string[] => letters.split('').map((letter) => sharedFiles[indexOf(letter)]!);
  for (const group of text.split('|')) {
    const [file, names, needs, when, skeleton] = group.split(';') as [string, string, string, string, string?];
    for (const own of names.split(' ')) {
      const name = own.replace('*', '');
      const files = (): string[] => [file || own, ...named(needs)].flatMap(filesOf);
      table[name] = {
        when,
        files,
        load: () => load(files(), file && name),
        skeleton: skeleton ? () => load(named(skeleton).flatMap(filesOf)) : undefined,
      };
    }
  }
  return table;
}

/** 0 to 9, a to z, A to Z. */
function indexOf(letter: string): number {
  return parseInt(letter, 36) + (/[A-Z]/.test(letter) ? 26 : 0);
}

/** `minicart*` is `minicart.js` and `minicart.css`, `*look` is `look.css`. */
function filesOf(file: string): string[] {
  const name = file.replace('*', '');
  return [...(file[0] === '*' ? [] : [`${name}.js`]), ...(file === name ? [] : [`${name}.css`])];
}
