import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import behaviour from './behaviour';

const MINUTES_3 = 180_000;
let leave: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  leave = new AbortController();
});

afterEach(() => {
  leave.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function attach(): HTMLElement {
  const request = build('button', '', 'Offerte aanvragen');
  request.dataset['quotationRequest'] = '';
  const close = build('button', '', 'Sluiten');
  close.dataset['quotationClose'] = '';
  const popup = build('aside', '', request, close);
  popup.hidden = true;
  document.body.append(popup);
  behaviour.attach(popup, { delay: MINUTES_3, url: '#offerte-aanvragen' }, leave.signal);
  return popup;
}

const button = (popup: HTMLElement, name: string) =>
  [...popup.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

test('mount rule 30: once it leaves, there is no room below the page', () => {
  const popup = attach();
  popup.hidden = false;
  const { style } = document.documentElement;
  style.setProperty('--noest-quotation-room', '120px');
  leave.abort();
  expect([popup.hidden, style.getPropertyValue('--noest-quotation-room')]).toEqual([true, '']);
});

/** The same tab on the next page. */
function next(): HTMLElement {
  leave.abort();
  leave = new AbortController();
  document.body.replaceChildren();
  return attach();
}

test('checkout rule 57: appears three minutes after the checkout was opened', () => {
  const popup = attach();
  vi.advanceTimersByTime(MINUTES_3 - 1);
  expect(popup.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(popup.hidden).toBe(false);
});

test('checkout rule 57: a reload does not start the time again', () => {
  attach();
  vi.advanceTimersByTime(MINUTES_3 - 1000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as unknown as PerformanceEntry]);
  const popup = next();
  vi.advanceTimersByTime(999);
  expect(popup.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(popup.hidden).toBe(false);
});

test('checkout rule 58: takes no focus', () => {
  const elsewhere = build('button', '');
  document.body.append(elsewhere);
  elsewhere.focus();
  attach();
  vi.advanceTimersByTime(MINUTES_3);
  expect(document.activeElement).toBe(elsewhere);
});

test('checkout rule 58: waits while a field is being edited, and for the next field too', () => {
  const fields = [build('input', ''), build('textarea', '')];
  document.body.append(...fields);
  fields[0]?.focus();
  const popup = attach();
  vi.advanceTimersByTime(MINUTES_3);
  fields[1]?.focus();
  vi.advanceTimersByTime(1000);
  expect(popup.hidden).toBe(true);
  fields[1]?.blur();
  vi.advanceTimersByTime(1000);
  expect(popup.hidden).toBe(false);
});

test('checkout rule 58: stays closed once closed, and removes the stored last entry', () => {
  const popup = attach();
  expect(sessionStorage.getItem('quotation-popup-last-entry')).not.toBeNull();
  vi.advanceTimersByTime(MINUTES_3);
  button(popup, 'Sluiten').click();
  expect([popup.hidden, sessionStorage.getItem('quotation-popup-last-entry')]).toEqual([true, null]);
  const later = next();
  vi.advanceTimersByTime(10 * MINUTES_3);
  expect(later.hidden).toBe(true);
});

test('Returns the focus to where it came from', () => {
  const elsewhere = build('button', '');
  document.body.append(elsewhere);
  const popup = attach();
  vi.advanceTimersByTime(MINUTES_3);
  elsewhere.focus();
  button(popup, 'Sluiten').focus();
  popup.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect([popup.hidden, document.activeElement === elsewhere]).toEqual([true, true]);
});

test('checkout rule 59: the button clears the payment details, chooses the quotation, marks the popup visible and navigates', () => {
  sessionStorage.setItem('checkout-payment-details', '{"vatid":"NL000099998B57"}');
  const popup = attach();
  vi.advanceTimersByTime(MINUTES_3);
  button(popup, 'Offerte aanvragen').click();
  expect([
    sessionStorage.getItem('checkout-payment-details'),
    sessionStorage.getItem('checkout-payment-method'),
    location.hash,
  ]).toEqual([null, 'quotation', '#offerte-aanvragen']);
  const back = next();
  vi.advanceTimersByTime(0);
  expect(back.hidden).toBe(false);
});

test('Shows nothing after it is detached', () => {
  const popup = attach();
  leave.abort();
  vi.advanceTimersByTime(MINUTES_3);
  expect(popup.hidden).toBe(true);
});
