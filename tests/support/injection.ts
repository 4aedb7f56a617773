import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * Texts that leave their place where a shop forgets to escape them, by that place. Each plants an element or attribute called
 * `zq`, or calls `zq()`: no page has either of its own.
 */
export const CORPUS = {
  text: '<img src=x zq onerror=zq()>',
  'attribute in double quotes': '" zq onfocus=zq() autofocus x="',
  'attribute in single quotes': "' zq onfocus=zq() autofocus x='",
  'attribute without quotes': 'x zq onfocus=zq() autofocus',
  'end of a tag': '"><zq>',
  'end of a script': '</script><script zq>zq()</script>',
  'end of a title or text field': '</title></textarea></style></template><zq>',
  comment: '--><zq><!--<script>',
  'JSON text': String.raw`","zq":"\u003czq>`,
  address: 'javascript:zq()',
  'address in parts': 'java\tscript:zq()//',
  template: '{{ zq | raw }}{% zq %}${zq()}',
  'escaped before': '&lt;zq&gt;&#60;zq&#62;&quot;',
  line: 'zq\r\nBcc: zq@example.com\r\n\r\n<zq>',
  formula: '=HYPERLINK("http://zq")',
} as const;

export const PAYLOADS: readonly string[] = Object.values(CORPUS);

/** Attributes whose text a browser goes to or runs. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'srcset', 'ping', 'xlink:href']);
const RUNS = /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data\s*:\s*text)/iu;

export interface Shown {
  /** What of a text became markup, an attribute, an address that runs, or a value of its own in JSON. */
  readonly holes: readonly string[];
  /** Every text, value of an attribute and text in JSON, as a reader gets them. */
  readonly texts: readonly string[];
}

/** Reads a page as a browser does and looks for what came of the corpus. */
export function readShown(html: string): Shown {
  const holes: string[] = [];
  const texts: string[] = [];
  const open = [...parse(html).childNodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node) texts.push(node.value);
    if ('content' in node) open.push(...node.content.childNodes);
    if ('childNodes' in node) open.push(...node.childNodes);
    if ('tagName' in node) readElement(node, holes, texts);
  }
  return { holes, texts };
}

function readElement({ tagName, attrs, childNodes }: Tree.Element, holes: string[], texts: string[]): void {
  if (tagName === 'zq') holes.push('<zq>');
  for (const { name, value } of attrs) {
    texts.push(value);
    if (/zq|^on/.test(name)) holes.push(`<${tagName} ${name}>`);
    if (ADDRESSES.has(name) && RUNS.test(value)) holes.push(`<${tagName} ${name}="${value}">`);
    if (name.startsWith('data-') && /^[[{]/.test(value)) readJson(value, holes, texts);
  }
  const isJson = attrs.some(({ name, value }) => name === 'type' && value.endsWith('json'));
  if (tagName !== 'script') return;
  const source = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  if (isJson) readJson(source, holes, texts, true);
  else if (source.trim()) holes.push('a script in the page');
}

/** A value that begins as JSON does and is none may be what somebody typed; a script of this type must be. */
function readJson(source: string, holes: string[], texts: string[], isCertain = false): void {
  try {
    JSON.parse(source, (key, value: unknown) => {
      if (key.includes('zq')) holes.push(`"${key}" in JSON`);
      if (typeof value === 'string') texts.push(value);
      return value;
    });
  } catch {
    if (isCertain) holes.push(`no JSON: ${source.slice(0, 80)}`);
  }
}

/**
 * The corpus in as few texts as a field of this length takes: an address works only at the start of a text and stands alone, the
 * others stand one after the other.
 */
export function textsFor(length: number): readonly string[] {
  const alone: readonly string[] = [CORPUS.address, CORPUS['address in parts']];
  const texts: string[] = [];
  for (const payload of PAYLOADS.filter((one) => !alone.includes(one))) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + payload.length < length) texts[texts.length - 1] = `${last} ${payload}`;
    else texts.push(payload);
  }
  return [...texts, ...alone].map((text) => text.slice(0, length));
}

/** Whether a text stands there as somebody typed it, without regard to space and capitals: a shop tidies a postcode and joins lines. */
export function isShown(text: string, { texts }: Pick<Shown, 'texts'>): boolean {
  const wanted = tidy(text);
  return texts.some((one) => tidy(one).includes(wanted));
}

const tidy = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, '').toLowerCase();
