/** An element is described by the one of that id too, beside what it is described by already. */
export function tie(element: Element, id: string): void {
  const ids = describedBy(element);
  if (!ids.includes(id)) element.setAttribute('aria-describedby', [...ids, id].join(' '));
}

/** An element is no longer described by the one of that id. */
export function untie(element: Element, id: string): void {
  const rest = describedBy(element).filter((other) => other !== id);
  if (rest.length > 0) element.setAttribute('aria-describedby', rest.join(' '));
  else element.removeAttribute('aria-describedby');
}

function describedBy(element: Element): string[] {
  return element.getAttribute('aria-describedby')?.split(' ').filter(Boolean) ?? [];
}
