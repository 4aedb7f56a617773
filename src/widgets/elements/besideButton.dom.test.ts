import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountInFakeTime } from '../../../tests/support/mountPerTest';
import { propsOf } from '../../../tests/support/renderPart';
import { build } from '../../shared/platform/dom';
import popup from './parts/popup/behaviour';
import tooltip from './parts/tooltip/behaviour';

const SIZE = { width: 100, height: 40 };
const mounted = mountInFakeTime(50);

beforeEach(() => {
  vi.stubGlobal('innerHeight', 600);
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 400 });
});

afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
});

interface Both {
  readonly button: HTMLElement;
  readonly floating: HTMLElement;
}

/** Attaches the behaviour of one of the two. */
type Attach = (both: Both) => unknown;

/** Where it stands beside a button at this place; the window is 400 by 600 px. */
async function standBeside(attach: Attach, x: number, y: number): Promise<string> {
  const button = build('button', '', 'Uitleg');
  button.setAttribute('popovertarget', 'uitleg');
  button.getBoundingClientRect = () => new DOMRect(x, y, 20, 20);
  const floating = build('div', '', 'Jij kiest de dag.');
  floating.id = 'uitleg';
  floating.setAttribute('popover', '');
  Object.defineProperties(floating, { offsetWidth: { value: SIZE.width }, offsetHeight: { value: SIZE.height } });
  document.body.append(button, floating);
  void attach({ button, floating });
  // A tooltip fetches what positions it at the first interest.
  button.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));
  await vi.dynamicImportSettled();
  floating.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open', oldState: 'closed' }));
  vi.advanceTimersByTime(50);
  const [top = '', , , left = ''] = floating.style.inset.split(' ');
  return `${floating.dataset['side']} ${Number.parseInt(left)} ${Number.parseInt(top)}`;
}

const popupAt = (x: number, y: number) =>
  standBeside(({ floating }) => popup.attach(floating, propsOf(popup.part), mounted.signal), x, y);
const tooltipAt = (x: number, y: number) =>
  standBeside(({ button }) => tooltip.attach(button, propsOf(tooltip.part), mounted.signal), x, y);

describe('elements rule 19: where a popup stands', () => {
  test('is below its button, 4 px away', async () => expect(await popupAt(150, 100)).toBe('bottom 150 124'));
  test('is 5 px from the edge of the window at least', async () => {
    expect(await popupAt(390, 100)).toBe('bottom 295 124');
    document.body.replaceChildren();
    expect(await popupAt(0, 100)).toBe('bottom 5 124');
  });
  test('is above where only that side fits', async () => expect(await popupAt(150, 550)).toBe('top 150 506'));
  test('is below as long as it fits, to the last pixel', async () => {
    expect(await popupAt(150, 531)).toBe('bottom 150 555');
    document.body.replaceChildren();
    expect(await popupAt(150, 532)).toBe('top 150 488');
  });
});

describe('elements rules 18 and 19: where a tooltip stands', () => {
  test('is above the middle of its button, 5 px away', async () =>
    expect(await tooltipAt(150, 100)).toBe('top 110 55'));
  test('is below where only that side fits', async () => expect(await tooltipAt(150, 40)).toBe('bottom 110 65'));
  test('is 5 px from the edge of the window at least', async () => expect(await tooltipAt(0, 100)).toBe('top 5 55'));
});
