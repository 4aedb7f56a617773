/** Where the products of this page stand; null where a page has none. */
export function listElement(): HTMLElement | null {
  return document.querySelector('[data-component~="product-list"]');
}

/** Takes the shopper to the first product of a page turned to: eyes, keyboard and screen reader alike. */
export function revealList(): void {
  const list = listElement();
  if (!list) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'start' });
}
