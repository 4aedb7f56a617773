/**
 * The elements of a part on the page, in the order of the document, whether or not its code has come; `inside` for what matches in
 * them. Parts that are mounted tell their store instead. This is for what may not be: the only place beside the registry that
 * finds a part by its name.
 */
export function partElements(part: string, inside = ''): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-component~="${CSS.escape(part)}"] ${inside}`)];
}
