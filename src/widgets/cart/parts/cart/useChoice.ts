import { useEffect, type RefObject } from 'react';

const SLOT = '[data-slot="split"]';

/** A choice in the server's form applies at once; one that was made before the code came, too (cart rule 49). */
export function useChoice(content: RefObject<HTMLElement | null>, announce: (words: string) => void): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let before: Promise<void> = Promise.resolve();

    function apply(choice: HTMLInputElement): void {
      const { form } = choice;
      if (!form) return;
      const code = import('./sendChoice');
      // One after the other, so that the last one counts at the shop too.
      before = before
        .then(() => code)
        .then(
          async ({ sendChoice }) => announce(await sendChoice(form, signal)),
          // The browser sends it, and shows the page that answers.
          () => form.submit(),
        );
    }

    const made = content.current?.querySelector<HTMLInputElement>(`${SLOT} input:checked`);
    if (made && !made.defaultChecked) apply(made);
    content.current?.addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.closest(SLOT)) apply(target);
      },
      { signal },
    );
    return () => leaving.abort();
  }, [content, announce]);
}
