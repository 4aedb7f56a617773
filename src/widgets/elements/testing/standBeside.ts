import { afterEach, beforeEach, vi } from 'vitest';
import { build } from '../../../shared/platform/dom';

const SIZE = { width: 100, height: 40 };
let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 600);
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 400 });
});

afterEach(() => {
  controller.abort();
  vi.advanceTimersByTime(50);
  vi.useRealTimers();
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
  document.body.replaceChildren();
});

interface Both {
  readonly button: HTMLElement;
  readonly floating: HTMLElement;
}

/** Attaches the behaviour of one of the two, until `signal` aborts. */
type Attach = (both: Both, signal: AbortSignal) => unknown;

/** Where it stands beside a button at this place; the window is 400 by 600 px. */
export async function standBeside(attach: Attach, x: number, y: number): Promise<string> {
  const button = build('button', '', 'Uitleg');
  button.setAttribute('popovertarget', 'uitleg');
  button.getBoundingClientRect = () => new DOMRect(x, y, 20, 20);
  const floating = build('div', '', 'Jij kiest de dag.');
  floating.id = 'uitleg';
  floating.setAttribute('popover', '');
  Object.defineProperties(floating, { offsetWidth: { value: SIZE.width }, offsetHeight: { value: SIZE.height } });
  document.body.append(button, floating);
  void attach({ button, floating }, controller.signal);
  // A tooltip fetches what positions it at the first interest.
  button.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
  await vi.dynamicImportSettled();
  floating.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open', oldState: 'closed' }));
  vi.advanceTimersByTime(50);
  const [top = '', , , left = ''] = floating.style.inset.split(' ');
  return `${floating.dataset['side']} ${Number.parseInt(left)} ${Number.parseInt(top)}`;
}
