import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageWith } from '../../../../../tests/support/pageWith';
import { missingCapability } from '../../../../shared/api/capabilities';
import { priceView } from '../../view';
import priceToggle from './behaviour';

let form: HTMLFormElement;
let leave: AbortController;

beforeEach(() => {
  leave = new AbortController();
  form = document.createElement('form');
  form.append(...(['incl_tax', 'excl_tax'] as const).map(button));
  document.body.append(form);
  void priceView.set('incl_tax');
  priceToggle.attach(form, {}, leave.signal);
});

afterEach(() => {
  leave.abort();
  form.remove();
});

function button(value: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.name = 'price_view';
  element.value = value;
  return element;
}

function submit(value: string | null): boolean {
  const submitter = value === null ? null : form.querySelector<HTMLElement>(`[value="${value}"]`);
  return form.dispatchEvent(new SubmitEvent('submit', { submitter, cancelable: true, bubbles: true }));
}

const pressed = () => [...form.children].map((element) => element.getAttribute('aria-pressed'));

test('prices rule 10: shows the prices asked for at once, and posts nothing', () => {
  expect(submit('excl_tax')).toBe(false);
  expect(priceView.current).toBe('excl_tax');
  expect(pressed()).toEqual(['false', 'true']);
});

test('prices rule 10: the button of the current view is pressed, whoever chose it', () => {
  void priceView.set('excl_tax');
  expect(pressed()).toEqual(['false', 'true']);
});

test('a submit without a view is left to the browser', () => {
  expect(submit(null)).toBe(true);
});

test('prices rule 10: after it is unmounted the form posts again', () => {
  leave.abort();
  expect(submit('excl_tax')).toBe(true);
  void priceView.set('excl_tax');
  expect(pressed()).toEqual(['true', 'false']);
});

test('prices rule 19: a shop that knows one amount of a price lacks what the toggle needs, though nothing has asked it yet', () => {
  const needed = priceToggle.part.capabilities ?? [];
  expect(missingCapability(needed)).toBeUndefined();
  pageWith({ backend: 'magento' });
  expect(missingCapability(needed)).toBe('tax-views');
  pageWith({ backend: 'magento', capabilities: ['tax-views'] });
  expect(missingCapability(needed)).toBeUndefined();
  pageWith();
});
