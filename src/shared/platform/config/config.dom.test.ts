import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPageConfig, pageConfig } from '.';

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

test('shared rule 4: without a word of the page it is a Dutch shop in euros that delivers to NL and BE', () => {
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

test('shared rule 3: an attribute of the entry goes before the script', () => {
  script('{ "storeId": "3", "locale": "nl_BE" }');
  const entry = document.createElement('script');
  entry.type = 'application/json';
  entry.dataset['noest'] = '';
  entry.dataset['noestStoreId'] = '4';
  document.body.append(entry);
  expect(pageConfig()).toMatchObject({ storeId: '4', locale: 'nl_BE' });
});

test('shared rule 3: a wrong value is reported by name, its default is used, and the others count', async () => {
  script('{ "locale": "Dutch", "storeId": "3" }');
  expect(pageConfig()).toMatchObject({ locale: 'nl_NL', storeId: '3' });
  await expect
    .poll(() => console.error)
    .toHaveBeenCalledExactlyOnceWith(
      '[noest] page configuration: locale: expected a locale such as nl_NL, found "Dutch"',
    );
});

test.each(['{ kapot', '[]', '"nl_NL"'])(
  'a script that is no JSON object (%s) is reported and counts as none',
  async (text) => {
    script(text);
    expect(pageConfig().locale).toBe('nl_NL');
    await expect
      .poll(() => console.error)
      .toHaveBeenCalledExactlyOnceWith(
        `[noest] page configuration: #noest-config: expected a JSON object, found ${JSON.stringify(text)}`,
      );
  },
);

test('lists are read from an attribute as JSON', () => {
  const entry = document.createElement('script');
  entry.type = 'application/json';
  entry.dataset['noest'] = '';
  entry.dataset['noestCountries'] = '["BE"]';
  document.body.append(entry);
  expect(pageConfig().countries).toEqual(['BE']);
});

test('of a customer only what is declared is kept', () => {
  script('{ "customer": { "isLoggedIn": true, "isBusiness": false, "email": "jan@voorbeeld.nl" } }');
  expect(pageConfig().customer).toEqual({ isLoggedIn: true, isBusiness: false });
});

test.each([
  ['storeid', 'did you mean "storeId"?'],
  ['kleur', 'known are backend, '],
])('an unknown key (%s) is reported once: %s', async (key, hint) => {
  script(JSON.stringify({ [key]: 'x' }));
  expect(pageConfig().storeId).toBe('1');
  await expect.poll(() => console.error).toHaveBeenCalledOnce();
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`[noest] page configuration: ${key}: expected a known key, found "${key}"; ${hint}`),
  );
});

test('shared rule 3: an unknown key on the script tag is reported as one of the script is', async () => {
  const entry = document.createElement('script');
  entry.type = 'application/json';
  entry.dataset['noest'] = '';
  entry.dataset['noestLocael'] = 'nl_BE';
  document.body.append(entry);
  expect(pageConfig().locale).toBe('nl_NL');
  await expect
    .poll(() => console.error)
    .toHaveBeenCalledExactlyOnceWith(
      '[noest] page configuration: locael: expected a known key, found "locael"; did you mean "locale"?',
    );
});
