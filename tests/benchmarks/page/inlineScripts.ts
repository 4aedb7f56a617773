import { gzipSync } from 'node:zlib';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** As nginx compresses pages where nothing else is said. */
const LEVEL = 6;
/** A script of another type is data. */
const CODE = /^(|module|(text|application)\/javascript)$/;

/** The code that stands in a page itself. */
export interface InlineScripts {
  /** Of each, before compression, in the order of the page. */
  readonly sizes: readonly { readonly bytes: number; readonly begins: string }[];
  /** By how much the compressed page is larger than it would be without them. */
  readonly compressed: number;
}

export function inlineScripts(html: string): InlineScripts {
  const sizes: { bytes: number; begins: string }[] = [];
  let rest = '';
  let end = 0;
  for (const { begins, until } of codeIn(parse(html, { sourceCodeLocationInfo: true }))) {
    const code = html.slice(begins, until);
    sizes.push({ bytes: Buffer.byteLength(code), begins: nameOf(code) });
    rest += html.slice(end, begins);
    end = until;
  }
  rest += html.slice(end);
  return { sizes, compressed: compress(html) - compress(rest) };
}

function* codeIn(node: Node): Generator<{ begins: number; until: number }> {
  if (isElement(node) && node.tagName === 'script') {
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    if (startTag && endTag && attribute('src') === undefined && CODE.test(attribute('type') ?? ''))
      yield { begins: startTag.endOffset, until: endTag.startOffset };
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* codeIn(child);
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** Its first function, otherwise its first words. */
function nameOf(code: string): string {
  return /function (\w+)/.exec(code)?.[1] ?? code.trim().slice(0, 40);
}

function compress(text: string): number {
  return gzipSync(text, { level: LEVEL }).length;
}
