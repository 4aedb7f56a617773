import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LocationFields } from './LocationFields';
import { EMPTY_ADDRESS, nextLookup, startLookup } from './model';

afterEach(cleanup);

function Fields({ country }: { readonly country: string }) {
  const [state, dispatch] = useReducer(nextLookup, startLookup({ ...EMPTY_ADDRESS, country }));
  const none = () => [];
  return (
    <LocationFields prefix="a" {...{ state, dispatch }} errorsOf={none} isRight={() => false} leave={() => undefined} />
  );
}

test.each([
  ['NL', '1234 AB', 'text'],
  ['BE', '2000', 'numeric'],
  ['GB', 'SW1A 1AA', 'text'],
])('shared rule 31: a postcode of %s can be typed in full', async (country, postcode, keyboard) => {
  render(<Fields country={country} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /postcode/i });
  await userEvent.type(field, postcode);
  expect([field.value, field.inputMode]).toEqual([postcode, keyboard]);
});

test('checkout rule 29: the addition says that it is optional', () => {
  render(<Fields country="NL" />);
  const names = screen.getAllByRole<HTMLInputElement>('textbox').map(({ labels }) => labels?.[0]?.textContent);
  expect(names).toEqual(['Postcode', 'Huisnummer', 'Toevoeging (optioneel)']);
});
