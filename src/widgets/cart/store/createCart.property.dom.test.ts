import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCart } from './createCart';
import { createFakeShop, type Ending } from './testing/fakeShop';

type Step =
  | { readonly act: 'change'; readonly line: string; readonly qty: number }
  | { readonly act: 'remove'; readonly line: string }
  | { readonly act: 'undo'; readonly line: string }
  | { readonly act: 'add'; readonly qty: number }
  | { readonly act: 'refresh' }
  | { readonly act: 'wait'; readonly ms: number }
  | { readonly act: 'serve'; readonly ending: Ending };

const line = fc.constantFrom('a', 'b');
const qty = fc.integer({ min: 1, max: 9 });
const acting = (...endings: Ending[]): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('change' as const), line, qty }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('add' as const), qty }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('refresh' as const) }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, 300) }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('serve' as const), ending: fc.constantFrom(...endings) }) },
  );
const undoing = fc.record({ act: fc.constantFrom('remove' as const, 'undo' as const), line });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function play(steps: readonly Step[]) {
  const shop = createFakeShop({ a: 2, b: 1 });
  const cart = createCart(shop.ask);
  const answers: Promise<unknown>[] = [cart.load()];
  for (const step of steps) {
    if (step.act === 'change') answers.push(cart.changeQuantity(step.line, step.qty));
    else if (step.act === 'remove') answers.push(cart.remove(step.line));
    else if (step.act === 'undo') answers.push(cart.undoRemove(step.line));
    else if (step.act === 'add') answers.push(cart.add({ sku: 'new', qty: step.qty }));
    else if (step.act === 'refresh') answers.push(cart.refresh());
    else if (step.act === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
    else shop.serve(shop.waiting[0]?.name === 'totals' ? 'ok' : step.ending);
  }
  for (let calm = 0; calm < 2; calm = shop.waiting.length > 0 ? 0 : calm + 1) {
    shop.serve();
    await vi.advanceTimersByTimeAsync(300);
  }
  await Promise.all(answers);
  return { shop, cart };
}

test('for any presses and any order of answers and errors, the cart ends as the server has it', async () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: acting('ok', 'refused', 'lost', 'answer lost') },
      { weight: 1, arbitrary: undoing },
    ),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      const { shop, cart } = await play(played);
      expect(cart.totals.value?.items.map((item) => [item.id, item.qty])).toEqual([...shop.lines]);
      expect(cart.itemsQty.value).toBe(cart.totals.value?.itemsQty);
      expect(cart.pendingItems.value.size).toBe(0);
      expect(cart.requestedQty.value.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test('without errors the server ends with the last quantity asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acting('ok'), { maxLength: 30 }), async (played) => {
      const { shop } = await play(played);
      const requested = played.flatMap((step) => (step.act === 'change' ? [[step.line, step.qty]] : []));
      expect(Object.fromEntries(shop.lines)).toMatchObject(Object.fromEntries(requested));
    }),
    { numRuns: 200 },
  );
});
