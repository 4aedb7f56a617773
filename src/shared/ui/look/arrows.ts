/** Those of `icons.ts` that every page draws: for its menus. Shapes from Lucide (ISC licence, https://lucide.dev). */
export const arrows = {
  'arrow-left': 'M19 12H5M12 19l-7-7 7-7',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 18l-6-6 6-6',
  'chevron-right': 'M9 18l6-6-6-6',
} as const;
