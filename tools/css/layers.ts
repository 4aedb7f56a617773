/**
 * Tailwind 4 names its layers so. A page that links a sheet of the kit before the sheet of its theme has `noest` after the
 * reset and before what a theme says; a page that has named its layers before keeps its own order.
 */
export const ORDER = '@layer properties,theme,base,noest,components,utilities;';
