import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeShop } from '../../../../../tests/support/fakeShop';
import type { ApiResult, ShopApi } from '../../../../shared/api';
import { failed, ok } from '../../../../shared/api/result';
import { renderPart } from '../../../../../tests/support/renderPart';
import reviewForm from './view';

const shop = vi.hoisted(() => ({ current: null as unknown as FakeShop }));
vi.mock('../../../../shared/api', () => ({
  ask: (call: (api: ShopApi) => Promise<ApiResult<unknown>>) => call(shop.current),
}));

beforeEach(() => {
  shop.current = new FakeShop();
  HTMLElement.prototype.scrollIntoView = () => {};
});

afterEach(cleanup);

function show(given: object = {}) {
  renderPart(reviewForm, { sku: '100101', ...given });
  return userEvent.setup();
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Titel' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Je review' });
const send = () => screen.getByRole('button', { name: 'Plaats review' });

async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('radio', { name: '4 sterren' }));
  await user.type(title(), 'Rechte planken');
  await user.type(text(), 'Netjes geschaafd en droog.');
}

test('account rule 22: a wrong review is not sent, each wrong field shows its error and the first has the focus', async () => {
  const addReview = vi.spyOn(shop.current, 'addReview');
  const user = show();
  await user.type(title(), 'Ja');
  await user.click(send());
  expect(screen.getByText('Geef een aantal sterren.')).toBeTruthy();
  expect(screen.getByText('Vul minimaal 3 tekens in.')).toBeTruthy();
  expect(screen.getByText('Je review is verplicht.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 ster' }));
  expect(addReview).not.toHaveBeenCalled();
});

test('account rule 23: a review is sent once, and the thank-you replaces the form and takes the focus', async () => {
  let answer!: (result: Awaited<ReturnType<ShopApi['addReview']>>) => void;
  const addReview = vi.fn<ShopApi['addReview']>(() => new Promise((resolve) => (answer = resolve)));
  shop.current.addReview = addReview;
  const user = show();
  await fill(user);
  await user.click(send());
  await user.click(send());
  expect(addReview.mock.calls).toEqual([
    [{ sku: '100101', rating: 4, title: 'Rechte planken', text: 'Netjes geschaafd en droog.' }],
  ]);
  answer(ok({ sku: '100101', status: 'pending' }));
  const thanks = (await screen.findByText(/^Bedankt voor je review/)).closest('[role=status]');
  expect(document.activeElement).toBe(thanks);
});

test('account rule 23: above the button stands what is shown with a review', () => {
  show();
  const shown = screen.getByText(/met je voornaam en de datum, zonder je achternaam en e-mailadres\.$/);
  expect(shown.compareDocumentPosition(send()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('account rule 24: a review that could not be sent shows the reason and keeps what was typed', async () => {
  shop.current.answer = failed({ kind: 'network' });
  const user = show();
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('Er is iets misgegaan, probeer het opnieuw.')).toBeTruthy();
  expect([title().value, text().value]).toEqual(['Rechte planken', 'Netjes geschaafd en droog.']);
  shop.current.answer = null;
  await user.click(send());
  expect(await screen.findByText(/^Bedankt voor je review/)).toBeTruthy();
});

test('starts with the values that the server printed', () => {
  show({ rating: 2, title: 'Krom', text: 'Te krom om te leggen.' });
  expect([title().value, text().value]).toEqual(['Krom', 'Te krom om te leggen.']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 sterren' }).checked).toBe(true);
});
