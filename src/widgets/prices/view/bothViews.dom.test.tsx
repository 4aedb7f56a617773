import { readFile } from 'node:fs/promises';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toCents } from '../../../shared/money';
import { Amount } from '../../../shared/ui';
import { priceView } from '.';

afterEach(cleanup);

/** The selectors with which the sheet of every page hides amounts. */
async function hidingSelectors(): Promise<string> {
  const sheet = await readFile('src/noest.css', 'utf8');
  return /([^{}]+)\{\s*display: none;/.exec(sheet)?.[1]?.trim() ?? '';
}

test('prices rule 4: an amount is there in both views, the sheet hides one, and a change of view writes no price', async () => {
  const { container } = render(<Amount amount={{ inclTax: toCents(1210), exclTax: toCents(1000) }} />);
  const printed = container.innerHTML;
  const selectors = await hidingSelectors();
  const hidden = () => [...document.querySelectorAll(selectors)].map((amount) => amount.textContent);
  expect(hidden()).toEqual(['€\u00a010,-']);
  void priceView.set('excl_tax');
  expect(hidden()).toEqual(['€\u00a012,10']);
  expect(container.innerHTML).toBe(printed);
});
