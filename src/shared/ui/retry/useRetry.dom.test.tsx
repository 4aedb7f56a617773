import { act, cleanup, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useRetry } from './useRetry';

type State = 'failed' | 'loading' | 'loaded';

/** Ends the try that is under way. */
let end: (state: State) => Promise<void>;

function Methods() {
  const region = useRef<HTMLFieldSetElement>(null);
  const [state, setState] = useState<State>('failed');
  const { isShown, busy, press } = useRetry({
    isFailed: state === 'failed',
    isLoading: state === 'loading',
    regionOf: () => region.current,
    retry: () => {
      setState('loading');
      return new Promise<void>((resolve) => {
        end = (next) =>
          act(async () => {
            setState(next);
            resolve();
          });
      });
    },
  });
  return (
    <>
      <fieldset ref={region}>
        {isShown && (
          <button type="button" aria-disabled={busy || undefined} onClick={press}>
            Opnieuw proberen
          </button>
        )}
      </fieldset>
      <button type="button">Verder</button>
    </>
  );
}

let root: Document | ShadowRoot;
let user: ReturnType<typeof userEvent.setup>;
const button = (name: string) => within(root.querySelector('section')!).getByRole('button', { name });

/** Renders in the document, or in a shadow root, and presses the button by the keyboard. */
async function pressRetry(where: 'document' | 'shadow root'): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  root = where === 'document' ? document : host.attachShadow({ mode: 'open' });
  const container = document.createElement('section');
  (where === 'document' ? host : root).append(container);
  render(<Methods />, { container });
  button('Opnieuw proberen').focus();
  await user.keyboard('{Enter}');
}

beforeEach(() => void (user = userEvent.setup()));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test.each(['document', 'shadow root'] as const)(
  'shared rule 66: in a %s the button keeps the focus while it is tried again, and where it fails again',
  async (where) => {
    await pressRetry(where);
    expect(root.activeElement).toBe(button('Opnieuw proberen'));
    expect(button('Opnieuw proberen').getAttribute('aria-disabled')).toBe('true');
    await end('failed');
    expect(root.activeElement).toBe(button('Opnieuw proberen'));
    expect(button('Opnieuw proberen').getAttribute('aria-disabled')).toBeNull();
  },
);

test('shared rule 66: the focus goes from the button to what was loaded', async () => {
  await pressRetry('document');
  await end('loaded');
  expect(root.activeElement).toBe(root.querySelector('fieldset'));
});

test('shared rule 66: the focus stays where the shopper went meanwhile', async () => {
  await pressRetry('document');
  button('Verder').focus();
  await end('loaded');
  expect(root.activeElement).toBe(button('Verder'));
});
