import * as v from 'valibot';
import { text } from '../values';

/** The names of the characters from 160 to 255 in HTML, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';

const OTHERS = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  bull: '•',
  euro: '€',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  mdash: '—',
  ndash: '–',
  rdquo: '”',
  rsquo: '’',
  trade: '™',
};

const CHARACTERS = new Map([
  ...Object.entries(OTHERS),
  ...LATIN.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(160 + index)]),
]);

const HIGHEST = 0x10_ff_ff;

/**
 * A name or label of Magento's as it is read: those of products, attributes and their options are HTML ("Cocona&reg;"), since an
 * admin may type entities there. What is no entity stays as it is, and what is decoded is text, whatever it looks like.
 */
export function decodeEntities(html: string): string {
  return html.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w+));/g, (entity, decimal, hex, name) => {
    if (name !== undefined) return CHARACTERS.get(name) ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= HIGHEST ? String.fromCodePoint(code) : entity;
  });
}

/** The schema of such a name; empty where Magento has none. */
export const words = v.pipe(text, v.transform(decodeEntities));
