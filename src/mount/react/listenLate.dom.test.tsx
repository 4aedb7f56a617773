import { act, useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLateRoot } from './listenLate';

/** What is added to the container itself, or to the document. */
function countListeners(target: EventTarget): () => number {
  const add = vi.spyOn(target, 'addEventListener');
  const remove = vi.spyOn(target, 'removeEventListener');
  return () => add.mock.calls.length - remove.mock.calls.length;
}

function Pressed({ heard }: { readonly heard: () => void }) {
  return (
    <button type="button" onClick={heard}>
      Press
    </button>
  );
}

function Focused({ heard }: { readonly heard: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input ref={field} onFocus={heard} />;
}

describe('a root that listens late', () => {
  let container: HTMLElement;
  const heard = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    heard.mockClear();
    container = document.createElement('div');
    document.body.append(container);
  });
  afterEach(() => container.remove());

  const press = (): void => act(() => container.querySelector('button')?.click());

  test('has no listener until an event comes to it, hears that one, and each once', () => {
    const listeners = countListeners(container);
    const root = createLateRoot(container, {});
    act(() => root.render(<Pressed heard={heard} />));
    expect(listeners()).toBe(0);
    press();
    expect(listeners()).toBeGreaterThan(100);
    press();
    expect(heard).toHaveBeenCalledTimes(2);
    act(() => root.unmount());
  });

  test('hears an event that comes while its view is being shown', () => {
    const root = createLateRoot(container, {});
    act(() => root.render(<Focused heard={heard} />));
    expect(heard).toHaveBeenCalledOnce();
    act(() => root.unmount());
  });

  test('React warns of no second root, and it renders as before', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const root = createLateRoot(container, {});
    act(() => root.render(<Pressed heard={heard} />));
    press();
    act(() => root.render(<p>Later</p>));
    expect(container.innerHTML).toBe('<p>Later</p>');
    act(() => root.unmount());
    expect(container.innerHTML).toBe('');
    expect(error).not.toHaveBeenCalled();
  });

  test('the last one takes the listeners of the document with it, and the next one hears again', () => {
    const ofDocument = countListeners(document);
    for (const round of [1, 2]) {
      const root = createLateRoot(container, {});
      act(() => root.render(<Pressed heard={heard} />));
      press();
      expect(heard).toHaveBeenCalledTimes(round);
      expect(ofDocument()).toBeGreaterThan(50);
      act(() => root.unmount());
      // React's own, for what is selected in the document.
      expect(ofDocument()).toBeLessThanOrEqual(1);
    }
  });

  test('outside the document it listens from the start', () => {
    container.remove();
    const listeners = countListeners(container);
    const root = createLateRoot(container, {});
    expect(listeners()).toBeGreaterThan(100);
    act(() => root.render(<Pressed heard={heard} />));
    document.body.append(container);
    press();
    expect(heard).toHaveBeenCalledOnce();
    act(() => root.unmount());
  });
});
