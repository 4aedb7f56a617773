import { expect, test } from 'vitest';
import { parseTemplate } from './TemplateElement';

const MARKUP = `<form id="buy" class="wide form"><h2>Eik</h2><details open><summary>Meer</summary>
  <p><input type="checkbox" name="gift"><button name="price_view" value="incl_tax">Incl</button></p></details>
  <div class="noest-slider__track"><img popover=""></div></form>`;

test.each([
  'form',
  'h2, h3',
  '[popover]',
  'form > details summary',
  '#buy',
  '.form.wide h2',
  'p > *',
  "input[type='checkbox']",
  'input[type="checkbox"], .noest-slider__track',
  'button[name=price_view]',
  'b',
])('%s finds what a browser finds', (selector) => {
  document.body.innerHTML = MARKUP;
  const inPage = [...document.body.querySelectorAll('*')].filter((element) => element.matches(selector));
  const inTemplate = parseTemplate(MARKUP).filter((element) => element.matches(selector));
  expect(inTemplate.map(({ localName }) => localName)).toEqual(inPage.map(({ localName }) => localName));
});

test('a child of the scope is one of the element that is asked', () => {
  const [form, , details] = parseTemplate(MARKUP);
  expect(details?.querySelector(':scope > summary')?.localName).toBe('summary');
  expect(form?.querySelector(':scope > summary')).toBeNull();
});

test('a selector that it does not know is an error, not a silent answer', () => {
  const [form] = parseTemplate(MARKUP);
  expect(() => form?.matches('form:has(p)')).toThrow('expected a selector of names');
});
