import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper';

afterEach(cleanup);

function setUp({ start = 2, max = null }: { start?: number; max?: number | null } = {}) {
  const asked = vi.fn();
  const Host = () => {
    const [qty, setQty] = useState(start);
    return (
      <QuantityStepper
        value={qty}
        max={max}
        onChange={(wanted) => {
          asked(wanted);
          setQty(wanted);
        }}
      />
    );
  };
  render(<Host />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal' });
  return { asked, field, user: userEvent.setup() };
}

test('Meer and Minder change by one, and stop at the bounds', async () => {
  const { asked, user } = setUp({ start: 1, max: 2 });
  await user.click(screen.getByRole('button', { name: 'Minder' }));
  await user.click(screen.getByRole('button', { name: 'Meer' }));
  await user.click(screen.getByRole('button', { name: 'Meer' }));
  expect(asked.mock.calls).toEqual([[2]]);
  expect(screen.getByRole('button', { name: 'Meer' }).getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['Meer', 12, { max: 10 }],
  ['Minder', 1, { min: 5 }],
])('%s at a bound changes nothing, also where the quantity is beyond it', async (name, value, bounds) => {
  const asked = vi.fn<(qty: number) => void>();
  render(<QuantityStepper value={value} onChange={asked} {...bounds} />);
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(asked).not.toHaveBeenCalled();
});

test('product rule 34: a quantity of the address that is too many stays so, and is told so, where Meer is pressed', async () => {
  const onProblem = vi.fn<(problem: string | null) => void>();
  const asked = vi.fn<(qty: number) => void>();
  render(<QuantityStepper value={9} max={3} onChange={asked} onProblem={onProblem} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal' });
  await userEvent.click(screen.getByRole('button', { name: 'Meer' }));
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['9', 'true']);
  expect(onProblem.mock.calls).toEqual([[expect.stringMatching(/3/)]]);
  await userEvent.click(screen.getByRole('button', { name: 'Minder' }));
  expect(asked.mock.calls).toEqual([[3]]);
});

test('product rule 34: a form is not sent with "1.000", which a browser takes for 1', () => {
  render(<QuantityStepper name="qty" value={3} onChange={vi.fn()} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Aantal' });
  fireEvent.change(field, { target: { value: '1.000' } });
  expect([field.value, field.checkValidity()]).toEqual(['1.000', false]);
  fireEvent.change(field, { target: { value: '3' } });
  expect(field.checkValidity()).toBe(true);
});

test('the arrow keys change by one', async () => {
  const { asked, field, user } = setUp();
  await user.click(field);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(asked.mock.calls).toEqual([[3], [4], [3]]);
});

test('what is typed is asked for as soon as it is a quantity, and nothing else is', async () => {
  const { asked, field, user } = setUp();
  await user.clear(field);
  await user.type(field, '12');
  expect(asked.mock.calls).toEqual([[1], [12]]);
  expect(field.value).toBe('12');
});

test('cart rule 20: what is there in a fraction is changed by it, also once it is whole', async () => {
  const { asked, field, user } = setUp({ start: 1.5 });
  await user.click(screen.getByRole('button', { name: 'Minder' }));
  await user.click(screen.getByRole('button', { name: 'Minder' }));
  await user.click(screen.getByRole('button', { name: 'Minder' }));
  expect(asked.mock.calls).toEqual([[1], [0.5]]);
  await user.clear(field);
  await user.type(field, '2.5');
  expect(asked.mock.calls.at(-1)).toEqual([2.5]);
});

test('an emptied field shows the quantity again when it is left', async () => {
  const { asked, field, user } = setUp();
  await user.clear(field);
  await user.tab();
  expect(asked).not.toHaveBeenCalled();
  expect(field.value).toBe('2');
});

test('what is typed beyond the bounds becomes the nearest bound when it is left', async () => {
  const { asked, field, user } = setUp({ max: 5 });
  await user.clear(field);
  await user.type(field, '70');
  await user.tab();
  expect(asked.mock.calls.at(-1)).toEqual([5]);
  expect(field.value).toBe('5');
});

test('cart rule 20: of a slip of the keyboard no more than 999999 is asked for', async () => {
  const { asked, field, user } = setUp();
  await user.clear(field);
  await user.type(field, '1234567');
  await user.tab();
  expect(asked.mock.lastCall).toEqual([999_999]);
});

test('it is a group named Aantal', () => {
  setUp();
  expect(screen.getByRole('group', { name: 'Aantal' })).toBeTruthy();
});
