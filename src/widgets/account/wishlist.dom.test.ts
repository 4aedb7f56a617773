import { beforeEach, expect, test, vi } from 'vitest';
import { pageWith } from '../../../tests/support/pageWith';
import type { PrivateContent } from '../../shared/api/PrivateContent';

const content = vi.hoisted(() => ({ wishes: null as readonly string[] | null, isLoaded: () => {} }));
vi.mock('../../shared/api/withPrivateContent', () => ({
  withPrivateContent: (use: (given: Pick<PrivateContent, 'wishes' | 'onChange'>) => void) =>
    use({ wishes: () => content.wishes, onChange: (listener) => void (content.isLoaded = listener) }),
}));

beforeEach(() => {
  vi.resetModules();
  content.wishes = null;
});

/** The wish list of a page that has just loaded. */
async function load() {
  const { wishlist } = await import('./wishlist');
  return { wishlist, listed: () => ['100101', '200101', '300101'].filter((sku) => wishlist.has(sku)) };
}

test('account rule 21: what is on the wish list comes from the page', async () => {
  pageWith({ wishes: ['100101', '200101'] });
  expect((await load()).listed()).toEqual(['100101', '200101']);
});

test('account rule 21: where the browser keeps a wish list, as on Magento, it is that one', async () => {
  pageWith({ wishes: ['100101'] });
  content.wishes = ['300101'];
  expect((await load()).listed()).toEqual(['300101']);
});

test('account rule 21: what the theme loads later counts too, and who follows the list hears of it', async () => {
  content.wishes = [];
  const { wishlist, listed } = await load();
  const heard = vi.fn<() => void>();
  wishlist.changes.subscribe(heard);
  content.wishes = ['300101'];
  content.isLoaded();
  expect(listed()).toEqual(['300101']);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('account rule 21: every change on this page counts from then on', async () => {
  pageWith({ wishes: ['100101'] });
  const { wishlist, listed } = await load();
  wishlist.set('200101', true);
  wishlist.set('100101', false);
  expect(listed()).toEqual(['200101']);
  wishlist.set('100101', true);
  expect(listed()).toEqual(['100101', '200101']);
});
