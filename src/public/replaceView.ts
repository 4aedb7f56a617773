import { isValidElement, type ComponentType } from 'react';
import { replaceView as replace } from '../shared/ui';
import type { CartSummaryProps, EmptyCartProps } from '../widgets/cart/parts/cart/CartSummary';
import type { EmptyDrawerProps } from '../widgets/cart/parts/minicart/CartDrawer';
import type { DrawerSummaryProps } from '../widgets/cart/parts/minicart/FilledDrawer';
import type { CartLineViewProps } from '../widgets/cart/views';
import type { ProductCardProps } from '../widgets/product/views';
import type { ProductSuggestionProps } from '../widgets/search/parts/autocomplete/Suggestion';

/** What a theme may draw itself, by part and view, with the properties that each is given. */
export interface ReplaceableViews {
  readonly autocomplete: { readonly product: ProductSuggestionProps };
  readonly cart: {
    readonly line: CartLineViewProps;
    readonly summary: CartSummaryProps;
    readonly empty: EmptyCartProps;
  };
  readonly minicart: {
    readonly line: CartLineViewProps;
    readonly summary: DrawerSummaryProps;
    readonly empty: EmptyDrawerProps;
  };
  readonly 'product-list': { readonly card: ProductCardProps };
  readonly 'recent-products': { readonly card: ProductCardProps };
  readonly recommendations: { readonly card: ProductCardProps };
}

/** Their names, for a script that no compiler reads. */
const VIEWS: { readonly [Part in keyof ReplaceableViews]: Readonly<Record<keyof ReplaceableViews[Part], true>> } = {
  autocomplete: { product: true },
  cart: { line: true, summary: true, empty: true },
  minicart: { line: true, summary: true, empty: true },
  'product-list': { card: true },
  'recent-products': { card: true },
  recommendations: { card: true },
};

/**
 * A view of the theme's draws one piece of a part; what the part does stays the kit's. It holds for every part of that name,
 * before and after it is mounted. A view that throws fails its part, and the server's markup is put back.
 * A name that is none, and a view that is no component, are reported and change nothing.
 *
 * @param view null puts the kit's own back
 */
export function replaceView<Part extends keyof ReplaceableViews, Name extends keyof ReplaceableViews[Part] & string>(
  part: Part,
  name: Name,
  view: ComponentType<ReplaceableViews[Part][Name]> | null,
): void {
  const names = Object.hasOwn(VIEWS, part) ? Object.keys(VIEWS[part]) : null;
  if (names?.includes(name)) {
    if (view === null || isComponent(view)) return replace(part, name, view);
    const found = isValidElement(view) ? 'an element' : typeof view;
    return console.error(`[noest] replaceView, ${part}, ${name}: expected a component or null, found ${found}`);
  }
  const known = names ?? Object.keys(VIEWS);
  const what = names ? `${part}, view` : 'part';
  console.error(`[noest] replaceView, ${what}: expected ${known.join(' or ')}, found "${names ? name : part}"`);
}

/** What `memo`, `lazy` and `forwardRef` make is an object of React's, as an element is. */
function isComponent(view: unknown): boolean {
  return typeof view === 'function' || (Object(view).$$typeof !== undefined && !isValidElement(view));
}
