import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressFilter } from '../model';
import { readSegment, writeSegment } from './segment';

const filter = (facetCode: string, labels: string[], hasDuplicateValues = false): AddressFilter => ({
  facetCode,
  urlKey: facetCode,
  hasDuplicateValues,
  options: labels.map((label) => ({ label })),
});

const wood = filter('houtsoort', ['Douglas', 'Thermisch grenen', 'Eiken']);
const finish = filter('afwerking', ['Geïmpregneerd', 'Eiken'], true);

describe('listing rule 15: chosen filters are one segment', () => {
  it('joins the labels with underscores behind an underscore', () => {
    expect(writeSegment([wood], { houtsoort: ['Douglas', 'Eiken'] })).toBe('_Douglas_Eiken');
  });
  it('writes spaces as hyphens', () => {
    expect(writeSegment([wood], { houtsoort: ['Thermisch grenen'] })).toBe('_Thermisch-grenen');
  });
  it('prefixes the url_key where a filter has duplicate values', () => {
    expect(writeSegment([wood, finish], { houtsoort: ['Eiken'], afwerking: ['Eiken'] })).toBe('_Eiken_afwerking-Eiken');
  });
  it('encodes each option', () => {
    expect(writeSegment([finish], { afwerking: ['Geïmpregneerd'] })).toBe('_afwerking-Ge%C3%AFmpregneerd');
  });
  it('is empty without a choice', () => {
    expect(writeSegment([wood], { houtsoort: [] })).toBe('');
  });
});

describe('listing rule 17: reading a segment', () => {
  it('matches the longest label first', () => {
    const sizes = filter('maat', ['A', 'A_B']);
    expect(readSegment('_A_B', [sizes]).facets).toEqual({ maat: ['A_B'] });
  });
  it('reads the strict form where the plain one is ambiguous', () => {
    const sizes = filter('maat', ['A', 'B', 'A_B']);
    const segment = writeSegment([sizes], { maat: ['A', 'B'] });
    expect(readSegment(segment, [sizes]).facets).toEqual({ maat: ['A', 'B'] });
  });
  it('reports an unknown label and reads the others', () => {
    expect(readSegment('_Douglas_Ebben', [wood])).toEqual({ facets: { houtsoort: ['Douglas'] }, hasUnknown: true });
  });
  it('accepts a stray percent sign', () => {
    expect(readSegment('_100%', [wood])).toEqual({ facets: {}, hasUnknown: true });
  });
});

describe('listing rules 16 and 17: writing and reading', () => {
  const awkward = fc.constantFrom(' ', '-', '_', '/', '%', '"', "'", 'é', '🪵', 'A', 'b', '2', '%2D', '%5F', '~', '.');
  const label = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.array(awkward, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
  );
  const labels = fc.uniqueArray(label, { minLength: 1, maxLength: 6 });
  const filters = fc
    .array(fc.record({ labels, key: label, isDuplicate: fc.boolean() }), { minLength: 1, maxLength: 4 })
    .map((all) =>
      all.map(({ labels: own, key, isDuplicate }, index) => ({
        ...filter(`facet_${index}`, own, isDuplicate),
        urlKey: `${key}${index}`,
      })),
    );

  it('returns every set of filters, for any labels', () => {
    fc.assert(
      fc.property(filters, fc.infiniteStream(fc.boolean()), (known, coin) => {
        const facets = Object.fromEntries(
          known
            .map(
              ({ facetCode, options }) =>
                [facetCode, options.map((o) => o.label).filter(() => coin.next().value)] as const,
            )
            .filter(([, chosen]) => chosen.length > 0),
        );
        const segment = writeSegment(known, facets);
        const pathname = new URL(`https://noest.test/tuinhout/${segment}`).pathname;
        expect(readSegment(pathname.slice('/tuinhout/'.length), known)).toEqual({ facets, hasUnknown: false });
      }),
      { numRuns: 1000 },
    );
  });
  it('accepts any text as a segment', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Object.keys(readSegment(`_${text}`, [wood]).facets)).toSatisfy((codes: string[]) => codes.length <= 1);
      }),
    );
  });
});
