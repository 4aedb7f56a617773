/** What a length of the kit counts in: the shopper's own font size, where the page or the kit's script says what that is. */
const UNIT = 'var(--noest-unit,16px)';

/**
 * `0.5rem` becomes `calc(.5*var(--noest-unit,16px))`: a rem is what the page's theme makes of it, ten pixels in many a shop.
 * In a query it stays, since there it is the shopper's font size whatever the theme says; not in a container's, which has to
 * be in px.
 */
export function inUnits(css: string): string {
  return css.replace(
    /\/\*[^]*?\*\/|@(\w+)[^;{]*|(?<![\w.-])(-?[\d.]+)rem\b/g,
    (found, rule?: string, size?: string) => {
      if (rule === 'container' && found.includes('rem')) throw new Error(`${found}: the size of a container is in px`);
      if (size === undefined) return found;
      return Number(size) === 1 ? UNIT : `calc(${Number(size)}*${UNIT})`;
    },
  );
}
