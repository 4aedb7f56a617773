import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import behaviour from './behaviour';

let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  document.body.replaceChildren();
});

function option(value: string): HTMLOptionElement {
  const element = build('option', '', value);
  element.value = value;
  return element;
}

function part(country: string): { part: HTMLElement; field: HTMLInputElement } {
  const field = build('input', '');
  field.required = true;
  const element = build('div', '', field);
  element.dataset['country'] = country;
  return { part: element, field };
}

function attach(beCompanyNumber = false) {
  const select = build('select', '', option('NL'), option('BE'));
  select.name = 'register[country]';
  const coc = part('NL');
  const enterprise = part('BE');
  const form = document.body.appendChild(build('form', '', select, coc.part, enterprise.part));
  behaviour.attach(form, { country: '', beCompanyNumber }, controller.signal);
  const choose = (country: string) => {
    select.value = country;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { choose, coc, enterprise };
}

test('account rule 6: coc_number is shown for NL, and hidden and disabled for another country', () => {
  const { choose, coc } = attach();
  expect([coc.part.hidden, coc.field.disabled]).toEqual([false, false]);
  choose('BE');
  expect([coc.part.hidden, coc.field.disabled]).toEqual([true, true]);
});

test('account rule 6: keeps what was typed while another country is chosen', () => {
  const { choose, coc } = attach();
  coc.field.value = '12345678';
  choose('BE');
  choose('NL');
  expect([coc.field.value, coc.field.disabled]).toEqual(['12345678', false]);
});

test('account rule 7: for BE an ondernemingsnummer is shown only with be-company-number', () => {
  const without = attach();
  without.choose('BE');
  expect(without.enterprise.part.hidden).toBe(true);
  controller.abort();
  controller = new AbortController();
  const { choose, enterprise } = attach(true);
  choose('BE');
  expect([enterprise.part.hidden, enterprise.field.disabled]).toEqual([false, false]);
});

test('shows and enables every field again when it is removed', () => {
  const { choose, coc } = attach();
  choose('BE');
  controller.abort();
  expect([coc.part.hidden, coc.field.disabled]).toEqual([false, false]);
});
