import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { replaceView } from '../../../../../shared/ui';
import { listingProduct } from '../../../../../../tests/support/catalogue';
import type { ProductCardProps } from '../../../../product/views';
import { ListItem } from './ListItem';

const Theirs = ({ product, heading }: ProductCardProps) => createElement(heading, null, product.name);

afterEach(() => {
  act(() => replaceView('product-list', 'card', null));
  cleanup();
});

test('a card of the theme is given its product and the level of its heading', () => {
  replaceView('product-list', 'card', Theirs);
  render(<ListItem product={listingProduct({ name: 'Plank' })} stage="shown" isNear isPrinted={false} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Plank' })).toBeTruthy();
});
