import { beforeEach, expect, test } from 'vitest';
import { createLayer } from '../../layer/createLayer';
import { isNewPurchase } from './events';

const events = (entries: readonly unknown[]) => entries.flatMap((entry) => (entry as { event?: string }).event ?? []);
const bought = { needs: 'analytics', entries: [{ event: 'purchase' }], isDue: () => isNewPurchase('1') } as const;

let entries: unknown[];

beforeEach(() => {
  entries = [];
  localStorage.clear();
});

test('analytics rule 10: a purchase is new once per increment_id', () => {
  expect([isNewPurchase('1'), isNewPurchase('2'), isNewPurchase('1')]).toEqual([true, true, false]);
});

test('A purchase counts as sent only when it is pushed, not before the decision or when it is refused', () => {
  createLayer(entries, 'required').push(bought);
  const refused = createLayer(entries, 'required');
  refused.push(bought);
  refused.decide({ analytics: false, ads: false });
  expect(events(entries)).toEqual([]);

  const allowed = createLayer(entries, 'required');
  allowed.decide({ analytics: true, ads: false });
  allowed.push(bought);
  allowed.push(bought);
  expect(events(entries)).toEqual(['purchase']);
});
