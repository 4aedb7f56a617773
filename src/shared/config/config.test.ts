import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPageConfig, pageConfig } from './index';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  document.body.replaceChildren();
  forgetPageConfig();
});

function script(text: string): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'noest-config';
  element.textContent = text;
  document.body.append(element);
}

test('specification 1 and 9: without a word of the page it is a Dutch shop in euros that delivers to NL and BE', () => {
  expect(pageConfig()).toMatchObject({
    locale: 'nl_NL',
    currency: 'EUR',
    countries: ['NL', 'BE'],
    defaultCountry: 'NL',
  });
  expect(console.error).not.toHaveBeenCalled();
});

test('the script of the page is read once, and what it does not say has its default', () => {
  script('{ "storeId": "3", "csrfToken": "abc" }');
  expect(pageConfig()).toMatchObject({ storeId: '3', csrfToken: 'abc', backend: 'storefront' });
  expect(pageConfig()).toBe(pageConfig());
});

test('an attribute of the entry goes before the script', () => {
  script('{ "storeId": "3", "locale": "nl_BE" }');
  const entry = document.createElement('script');
  entry.type = 'application/json';
  entry.dataset['noest'] = '';
  entry.dataset['noestStoreId'] = '4';
  document.body.append(entry);
  expect(pageConfig()).toMatchObject({ storeId: '4', locale: 'nl_BE' });
});

test('a wrong value is reported by name, its default stands in, and the others count', () => {
  script('{ "locale": "Dutch", "storeId": "3" }');
  expect(pageConfig()).toMatchObject({ locale: 'nl_NL', storeId: '3' });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/locale: expected .*found "Dutch"/));
});

test.each(['{ kapot', '[]', '"nl_NL"'])(
  'a script that is no JSON object (%s) is reported and counts as none',
  (text) => {
    script(text);
    expect(pageConfig().locale).toBe('nl_NL');
    expect(console.error).toHaveBeenCalledOnce();
  },
);
