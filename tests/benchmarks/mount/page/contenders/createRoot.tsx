import { createRoot } from 'react-dom/client';
import { Trivial } from '../Trivial';

export async function prepare(): Promise<void> {
  const root = createRoot(document.createElement('div'));
  root.render(<Trivial label="first" />);
  await new Promise((resolve) => setTimeout(resolve));
  root.unmount();
}

/** What a page without any library does: a root an element, all in one go. */
export function start(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-component=trivial]')) {
    createRoot(element).render(<Trivial label={element.dataset['label'] ?? ''} />);
  }
}
