import { readMetres } from '../../../shared/ui/quantity/measure';

/** Project rule 3, in cm. */
const SIDES = { shortest: 50, longest: 3000 } as const;

/** Why what was filled in is no side. `format` is no length at all; `meant`, in cm, is what the shopper may have meant. */
type SideProblem =
  | { readonly key: 'missing' | 'format' | 'range' }
  | { readonly key: 'rangeMeant'; readonly meant: number };

/** A side in cm, or what is wrong with it (project rule 3). Who writes 500 for 5,00 may be told so. */
export function readSide(text: string): number | SideProblem {
  if (text.trim() === '') return { key: 'missing' };
  const cm = readMetres(text);
  if (cm === null) return { key: 'format' };
  if (isSide(cm)) return cm;
  const meant = cm / 100;
  return isSide(meant) && Number.isInteger(meant) ? { key: 'rangeMeant', meant } : { key: 'range' };
}

const isSide = (cm: number): boolean => cm >= SIDES.shortest && cm <= SIDES.longest;
