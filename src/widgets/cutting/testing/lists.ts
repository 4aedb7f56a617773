import type { Grain, Piece, SawingTerms, StockSize } from '../../../shared/api';
import type { Cents } from '../../../shared/money';
import type { TypedRow } from '../list/readRows';

/** Cents, of one. */
const barOf = (sku: string, length: number, price: number, left: number | null = 100): StockSize => ({
  sku,
  length,
  width: null,
  left,
  prices: [{ qty: 1, price: price as Cents }],
  days: [],
});

/** The beams of the worked example, in four lengths. */
export const BEAMS: SawingTerms = {
  name: 'Vuren balk C24 38 x 89 mm',
  piece: { one: 'balk', many: 'balken' },
  saws: true,
  kerf: 4,
  fee: 95 as Cents,
  taxPercent: 21,
  sizes: [barOf('300', 3000, 675), barOf('360', 3600, 810), barOf('420', 4200, 945), barOf('480', 4800, 1080)],
};

/** The sheet of the worked example. */
export const SHEETS: SawingTerms = {
  name: 'Multiplex berken 18 mm',
  piece: { one: 'plaat', many: 'platen' },
  saws: true,
  kerf: 4,
  fee: 150 as Cents,
  taxPercent: 21,
  sizes: [
    {
      sku: '500101',
      length: 2440,
      width: 1220,
      left: 140,
      prices: [{ qty: 1, price: 9511 as Cents }],
      days: [],
    },
  ],
};

export const barPiece = (length: number, qty: number, name = ''): Piece => ({
  length,
  width: null,
  qty,
  grain: 'length',
  name,
});

export const sheetPiece = (length: number, width: number, qty: number, grain: Grain = 'length'): Piece => ({
  length,
  width,
  qty,
  grain,
  name: '',
});

/** A workbench: 14 pieces, together 12,360 mm. */
export const WORKBENCH: readonly Piece[] = [
  barPiece(1250, 4, 'Lange regels'),
  barPiece(880, 4, 'Poten'),
  barPiece(720, 2, 'Middenregels'),
  barPiece(600, 4, 'Korte regels'),
];

/** A cupboard: 13 pieces, together 3.129 m². */
export const CUPBOARD: readonly Piece[] = [
  sheetPiece(720, 400, 2),
  sheetPiece(864, 400, 2),
  sheetPiece(864, 380, 3),
  sheetPiece(600, 100, 4, 'any'),
  sheetPiece(716, 445, 2),
];

/** The pieces as rows to type in. */
export function toRows(pieces: readonly Piece[]): TypedRow[] {
  return pieces.map(({ length, width, qty, grain, name }) => ({
    length: String(length),
    width: width === null ? '' : String(width),
    qty: String(qty),
    grain,
    name,
  }));
}
