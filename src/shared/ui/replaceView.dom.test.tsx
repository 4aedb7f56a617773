import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { replaceable, replaceView } from './replaceView';

const Ours = ({ name }: { readonly name: string }) => <p>Ours: {name}</p>;
const Theirs = ({ name }: { readonly name: string }) => <p>Theirs: {name}</p>;

const Drawer = replaceable('minicart', 'line', Ours);
const Page = replaceable('cart', 'line', Ours);

afterEach(() => {
  cleanup();
  replaceView('minicart', 'line', null);
});

test('overrides rule 1: a view set before the part is mounted draws it', () => {
  replaceView('minicart', 'line', Theirs);
  render(<Drawer name="minicart" />);
  expect(screen.getByText('Theirs: minicart')).toBeTruthy();
});

test("overrides rule 1: a part that is shown follows, and null puts the kit's own back", () => {
  render(<Drawer name="minicart" />);
  expect(screen.getByText('Ours: minicart')).toBeTruthy();
  act(() => replaceView('minicart', 'line', Theirs));
  expect(screen.getByText('Theirs: minicart')).toBeTruthy();
  act(() => replaceView('minicart', 'line', null));
  expect(screen.getByText('Ours: minicart')).toBeTruthy();
});

test('overrides rule 2: a view is replaced in one part', () => {
  replaceView('minicart', 'line', Theirs);
  render(<Page name="cart" />);
  expect(screen.getByText('Ours: cart')).toBeTruthy();
});
