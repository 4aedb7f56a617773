import { cleanup, render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amount } from '../../../../tests/support/fakeShop';
import { ATTRIBUTES, offer, productWith, VARIANTS } from '../../../../tests/support/offers';
import type { Product } from '../../../shared/api';
import { useProduct } from './useProduct';

type Type = Product['purchase']['type'];

const PRODUCTS: Readonly<Record<Type, Product>> = {
  simple: productWith({ type: 'simple', offer: offer() }),
  configurable: productWith({ type: 'configurable', attributes: ATTRIBUTES, variants: [...VARIANTS] }),
  bundle: productWith({ type: 'bundle', basePrice: amount(0), options: [] }),
  grouped: productWith({ type: 'grouped', children: [] }),
};
const TYPES = Object.keys(PRODUCTS) as Type[];

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

function Form({ type, product }: { readonly type: Type; readonly product: Product }) {
  return `form of ${useProduct({ product }, type).name}`;
}

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(cleanup);

test.each(TYPES)('product rule 1: a form for a %s product takes that type, and fails with any other', (type) => {
  for (const given of TYPES) {
    const { container } = render(
      <Boundary>
        <Form type={type} product={PRODUCTS[given]} />
      </Boundary>,
    );
    expect(container.textContent).toBe(
      given === type ? 'form of Vlonderplank' : `${type}-product: product 1 is ${given}`,
    );
    cleanup();
  }
});
