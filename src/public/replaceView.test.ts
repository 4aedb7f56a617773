import { expectTypeOf, test } from 'vitest';
import type cart from '../widgets/cart/parts/cart/part';
import type minicart from '../widgets/cart/parts/minicart/part';
import type productList from '../widgets/listing/parts/product-list/part';
import type recentProducts from '../widgets/product/parts/recent-products/part';
import type recommendations from '../widgets/product/parts/recommendations/part';
import type autocomplete from '../widgets/search/parts/autocomplete/part';
import type { ReplaceableViews } from './replaceView';

type Views<Part extends keyof ReplaceableViews> = keyof ReplaceableViews[Part];

// The compiler checks it, in `npm run check`; docs/overrides.md is compared with the declarations in tools/parts/views.test.ts.
test('the types of the views have the names that the parts declare', () => {
  expectTypeOf<Views<'autocomplete'>>().toEqualTypeOf<keyof typeof autocomplete.views>();
  expectTypeOf<Views<'cart'>>().toEqualTypeOf<keyof typeof cart.views>();
  expectTypeOf<Views<'minicart'>>().toEqualTypeOf<keyof typeof minicart.views>();
  expectTypeOf<Views<'product-list'>>().toEqualTypeOf<keyof typeof productList.views>();
  expectTypeOf<Views<'recent-products'>>().toEqualTypeOf<keyof typeof recentProducts.views>();
  expectTypeOf<Views<'recommendations'>>().toEqualTypeOf<keyof typeof recommendations.views>();
});
