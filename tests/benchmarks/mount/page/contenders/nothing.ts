export function prepare(): void {}

/** The page alone, for what its own attribute changes cost. */
export function start(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-component]')) {
    const part = document.createElement('p');
    part.className = 'part';
    part.textContent = element.dataset['label'] ?? '';
    element.replaceChildren(part);
  }
}
