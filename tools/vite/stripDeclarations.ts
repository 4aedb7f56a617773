import { parseAst, type Plugin } from 'vite';

/** What of a declaration only its readers need: people, the reference, the tests and the tools. */
const FOR_READERS = new Set([
  'summary',
  'events',
  'customProperties',
  'views',
  'keyboard',
  'states',
  'qa',
  'livesAt',
  'budget',
  'chunk',
]);
const DECLARES = /\/(?:part|attributes)\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key: { readonly name?: string };
  readonly value: Node & { readonly properties?: readonly Property[] };
}

interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly Property['value'][];
}

/**
 * Leaves out of `definePart({ … })` and `defineAttributes({ … })` what a page does not read. The files are found by
 * their names, the properties in the syntax tree.
 */
export function stripDeclarations(): Plugin {
  return {
    name: 'noest-strip-declarations',
    apply: 'build',
    // TypeScript has become JavaScript by then.
    enforce: 'post',
    transform: (code, id) => (DECLARES.test(id) ? { code: strip(code), map: null } : null),
  };
}

/** The code without the properties that only readers need. */
export function strip(code: string): string {
  let stripped = '';
  let from = 0;
  for (const { start, end } of callsIn(parseAst(code)).flatMap(propertiesForReaders)) {
    stripped += code.slice(from, start);
    // The comma behind it goes with it.
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return stripped + code.slice(from);
}

/** The calls of both functions, in the order of the text. */
function callsIn(node: object): Call[] {
  const call = node as Call;
  if (call.type === 'CallExpression' && /^define(Part|Attributes)$/.test(call.callee.name ?? '')) return [call];
  return Object.values(node)
    .flat()
    .filter((child): child is object => child !== null && typeof child === 'object')
    .flatMap(callsIn);
}

function propertiesForReaders({ callee, arguments: [declaration] }: Call): Property[] {
  if (callee.name === 'defineAttributes') return meanings(declaration);
  return propertiesOf(declaration).flatMap((property) => {
    const { key, value } = property;
    if (FOR_READERS.has(key.name ?? '')) return [property];
    return key.name === 'attributes' || key.name === 'slots' ? meanings(value) : [];
  });
}

/** What each attribute or slot means. */
function meanings(declared: Property['value'] | undefined): Property[] {
  return propertiesOf(declared).flatMap(meaningOf);
}

function meaningOf({ value }: Property): Property[] {
  return propertiesOf(value).filter(({ key }) => key.name === 'meaning');
}

function propertiesOf(object: Property['value'] | undefined): readonly Property[] {
  return object?.properties?.filter(({ type }) => type === 'Property') ?? [];
}
