import { expect, test } from 'vitest';
import { mountPerTest } from '../../../../../tests/support/mountPerTest';
import { build } from '../../../../shared/platform/dom';
import behaviour from './behaviour';

const mounted = mountPerTest();

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
  behaviour.attach(form, { country: '', beCompanyNumber }, mounted.signal);
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
  mounted.leave();
  const { choose, enterprise } = attach(true);
  choose('BE');
  expect([enterprise.part.hidden, enterprise.field.disabled]).toEqual([false, false]);
});

/** A form with selects of these names, in which NL is chosen, and a part for each country. */
function attachTo(names: readonly string[], country: string) {
  const selects = names.map((name) => Object.assign(build('select', '', option('NL'), option('BE')), { name }));
  const dutch = part('NL').part;
  const form = document.body.appendChild(build('form', '', ...selects, dutch));
  behaviour.attach(form, { country, beCompanyNumber: false }, mounted.signal);
  return (name: string) => {
    const select = selects[names.indexOf(name)]!;
    select.value = 'BE';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const isFollowed = dutch.hidden;
    select.value = 'NL';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return isFollowed;
  };
}

test('account rule 8: the country is the first select whose name ends in country or country_id', () => {
  const follows = attachTo(['taal', 'register[country]', 'country_id'], '');
  expect(['taal', 'register[country]', 'country_id'].map(follows)).toEqual([false, true, false]);
  expect(attachTo(['country_code', 'address[country_id]'], '')('address[country_id]')).toBe(true);
});

test('account rule 8: the select that is named goes first', () => {
  const follows = attachTo(['register[country]', 'land'], 'land');
  expect(['register[country]', 'land'].map(follows)).toEqual([false, true]);
});

test('account rule 8: without such a select the part fails with a message', () => {
  expect(() => attachTo(['taal'], '')).toThrow('country-fields: expected a select with the country, found none');
  expect(() => attachTo(['country'], 'land')).toThrow(
    'country-fields: expected a select with the country named "land", found none',
  );
});

test('shows and enables every field again when it is removed', () => {
  const { choose, coc } = attach();
  choose('BE');
  mounted.leave();
  expect([coc.part.hidden, coc.field.disabled]).toEqual([false, false]);
});
