import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import { createLayer } from '../../layer/createLayer';
import { isNewOnDevice, pushEvent, pushPageEvents } from './events';

const events = (entries: readonly unknown[]) => entries.flatMap((entry) => (entry as { event?: string }).event ?? []);
const bought = { needs: 'analytics', entries: [{ event: 'purchase' }], isDue: () => isNewOnDevice('1') } as const;

let entries: unknown[];

beforeEach(() => {
  entries = [];
  localStorage.clear();
});

afterEach(() => document.body.replaceChildren());

/** Prints an event into the page, as the server does. */
function print(event: string, data: object): void {
  const script = build('script', '', JSON.stringify(data));
  script.type = 'application/json';
  script.dataset['analyticsEvent'] = event;
  document.body.append(script);
}

const plank = { item_id: '100101', item_name: 'Vuren plank' };
const seen = { currency: 'EUR', value: 6.95, items: [plank] };

test('analytics rule 10: a purchase is new once per increment_id', () => {
  expect([isNewOnDevice('1'), isNewOnDevice('2'), isNewOnDevice('1')]).toEqual([true, true, false]);
});

test('analytics rule 10: the device keeps the last 50 purchases', () => {
  for (let order = 1; order <= 51; order += 1) isNewOnDevice(`${order}`);
  const kept = localStorage.getItem('noest-purchases')?.split(' ');
  expect([kept?.length, kept?.at(0), kept?.at(-1)]).toEqual([50, '2', '51']);
});

test('analytics rule 10: without storage a purchase is pushed each time', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect([isNewOnDevice('1'), isNewOnDevice('1')]).toEqual([true, true]);
});

test('analytics rule 4: the brand is that of every item that has none, and is left out where it is empty', () => {
  const own = { item_id: '100102', item_name: 'Verf', item_brand: 'Kleur' };
  const brands = (brand: string): unknown => {
    const pushed: { ecommerce?: { items: object[] } | null }[] = [];
    pushEvent(createLayer(pushed, 'none'), brand, 'view_item', { ...seen, items: [plank, own] });
    return pushed.at(-1)?.ecommerce?.items;
  };
  expect(brands('Noest')).toEqual([{ ...plank, item_brand: 'Noest' }, own]);
  expect(brands('')).toEqual([plank, own]);
});

test('analytics rule 18: an entry that empties ecommerce precedes each event', () => {
  const layer = createLayer(entries, 'none');
  pushEvent(layer, '', 'view_item', seen);
  pushEvent(layer, '', 'add_to_cart', seen);
  expect(entries).toEqual([
    { ecommerce: null },
    { event: 'view_item', ecommerce: seen },
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: seen },
  ]);
});

test('analytics rule 2: what does not match is reported and not pushed', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  print('view_item', { ...seen, price: 6.95 });
  pushPageEvents(createLayer(entries, 'none'), '');
  expect(entries).toEqual([]);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('[noest] analytics: view_item, price'));
});

test.each([
  [{ analytics: true, ads: false }, ['view_item']],
  [{ analytics: false, ads: true }, ['enhanced_conversion_data']],
])("analytics rules 12 and 13: of the page's events %o allows %o", (decision, allowed) => {
  print('view_item', seen);
  print('enhanced_conversion_data', { email: 'sanne@example.com' });
  const layer = createLayer(entries, 'required');
  layer.decide(decision);
  pushPageEvents(layer, '');
  expect(events(entries)).toEqual(allowed);
});

test('analytics rule 10: a purchase counts as sent only when it is pushed, not before the decision or when it is refused', () => {
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

test('analytics rule 10: a quotation with the number of a purchase leaves the purchase to be pushed', () => {
  print('generate_lead', { currency: 'EUR', value: 974.26, lead_id: '1' });
  print('purchase', { transaction_id: '1', value: 974.26, tax: 0, shipping: 0, currency: 'EUR', items: [plank] });
  pushPageEvents(createLayer(entries, 'none'), '');
  pushPageEvents(createLayer(entries, 'none'), '');
  expect(events(entries)).toEqual(['generate_lead', 'purchase']);
});

test('analytics rule 21: a quotation is a lead once on this device, and what no schema knows is logged', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  print('generate_lead', { currency: 'EUR', value: 974.26, lead_id: '200000001' });
  print('share', { method: 'mail', content_type: 'project' });
  pushPageEvents(createLayer(entries, 'none'), '');
  pushPageEvents(createLayer(entries, 'none'), '');
  expect(entries).toEqual([
    { event: 'generate_lead', generate_lead: { currency: 'EUR', value: 974.26, lead_id: '200000001' } },
  ]);
  expect(error.mock.calls[0]?.[0]).toMatch(/analytics: share, method: expected/);
});
