import type { TerraceTerms, TypedTerrace } from '../../../shared/api';
import { ALONGS, type Along } from './choices';
import { layTerrace } from './layTerrace';
import { readTerrace } from './readTerrace';
import type { ListWords } from '../materials/listView';

/** The ways to lay the boards, each with what comes of it; without it where no terrace is filled in yet. */
export function alongViews(
  typed: TypedTerrace,
  terms: TerraceTerms,
  { say, number }: ListWords,
): readonly { readonly along: Along; readonly hint: string }[] {
  return ALONGS.map((along) => {
    const { terrace } = readTerrace({ ...typed, along }, terms);
    if (terrace === null) return { along, hint: '' };
    const { span, rows } = layTerrace(terrace);
    return { along, hint: say('alongHint', { metres: number(span / 1000, 2), rows }) };
  });
}
