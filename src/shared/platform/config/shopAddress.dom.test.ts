import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageWith } from '../../../../tests/support/pageWith';
import { forgetPageConfig, isElsewhere, pageConfig, shopAddress } from '.';
import { kitScript } from '../script';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  kitScript.address = '';
  pageWith();
});

function scriptFrom(address: string): void {
  kitScript.address = address;
  forgetPageConfig();
}

describe('shared rule 51: the shop behind a page', () => {
  test('is where the script comes from', () => {
    scriptFrom('https://shop.test/noest/chunks/1/entry.js');
    expect(shopAddress('/checkout')).toBe('https://shop.test/checkout');
    expect(isElsewhere()).toBe(true);
  });

  test('is the one that the page names', () => {
    scriptFrom('https://cdn.test/noest/noest.js');
    pageWith({ baseUrl: 'https://shop.test/winkel/' });
    expect(shopAddress('/checkout')).toBe('https://shop.test/winkel/checkout');
  });

  test("is the page's own where the page names none by an empty address", () => {
    scriptFrom('https://cdn.test/noest/noest.js');
    pageWith({ baseUrl: '' });
    expect(shopAddress('/checkout')).toBe('/checkout');
    expect(isElsewhere()).toBe(false);
  });

  test("is the page's own where the script is, so that its paths stay paths", () => {
    scriptFrom(`${location.origin}/noest/noest.js`);
    expect(shopAddress('/checkout')).toBe('/checkout');
  });

  test("is the page's own in a bundle of a theme, and where the script comes over no network", () => {
    expect(shopAddress('/checkout')).toBe('/checkout');
    scriptFrom('file:///shop/noest.js');
    expect(shopAddress('/checkout')).toBe('/checkout');
  });

  test('is the same origin in a folder of it, as a Magento may be', () => {
    pageWith({ baseUrl: `${location.origin}/shop` });
    expect(isElsewhere()).toBe(false);
  });

  test('says nothing of a whole address', () => {
    scriptFrom('https://shop.test/noest/noest.js');
    expect(shopAddress('https://other.test/x')).toBe('https://other.test/x');
    expect(shopAddress('')).toBe('');
  });

  test.each(['shop.test', 'javascript:alert(1)', '//shop.test', 'https://', 5])(
    'is no %j, which is reported',
    async (baseUrl) => {
      pageWith({ baseUrl: baseUrl as string });
      expect(pageConfig().baseUrl).toBe('');
      await expect
        .poll(() => console.error)
        .toHaveBeenCalledWith(
          `[noest] page configuration: baseUrl: expected an http(s) address, or empty, found ${JSON.stringify(baseUrl)}`,
        );
    },
  );
});

describe('shared rule 3: of what else a page configures', () => {
  test.each(['commerceUrl', 'mediaBase'] as const)('%s is an address, without a slash at its end', (key) => {
    pageWith({ [key]: 'https://other.test/' });
    expect(pageConfig()[key]).toBe('https://other.test');
  });

  test.each(['commerceUrl', 'mediaBase'] as const)(
    '%s is the default where it is none, which is reported',
    async (key) => {
      pageWith({ [key]: 'other.test' });
      expect(pageConfig()[key]).toBe('');
      await expect
        .poll(() => console.error)
        .toHaveBeenCalledWith(
          `[noest] page configuration: ${key}: expected an http(s) address, or empty, found "other.test"`,
        );
    },
  );
});
