import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StepHead } from './StepHead';
import type { ShownStep } from './flow';

afterEach(cleanup);

const head = (step: ShownStep, isLoginShown = false) => (
  <StepHead
    names={['Gegevens', 'Verzending', 'Betaling']}
    furthest={3}
    isBlocked={false}
    onStep={() => {}}
    {...{ step, isLoginShown }}
  />
);

test('checkout rule 4: a step change scrolls to the top and gives the focus to the title; the first step does neither', () => {
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
  const { rerender } = render(head(1));
  expect([scroll.mock.calls, document.activeElement]).toEqual([[], document.body]);
  rerender(head(2));
  expect(scroll.mock.calls).toEqual([[{ top: 0 }]]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Verzending' }));
  rerender(head(2));
  expect(scroll).toHaveBeenCalledOnce();
});

test('checkout rule 4: the title of each step is one that had no focus before, so that it is read aloud', () => {
  const { rerender } = render(head(3));
  rerender(head(2));
  const before = document.activeElement;
  rerender(head(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Gegevens' }));
  expect(document.activeElement).not.toBe(before);
});

test('checkout rules 2 and 4: no step can be chosen while the login is shown, and the title has the focus after it', () => {
  const { rerender } = render(head(1));
  rerender(head(1, true));
  expect([screen.queryAllByRole('button'), document.activeElement]).toEqual([[], document.body]);
  rerender(head(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Gegevens' }));
});

test('checkout rule 1: the steps are details, shipping and payment, and the one that is shown is marked', () => {
  render(head(2));
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Gegevens', 'Verzending', 'Betaling']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
