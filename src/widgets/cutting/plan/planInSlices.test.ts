import { expect, test, vi } from 'vitest';
import { yieldToPage } from '../../../shared/platform/scheduling/yieldToPage';
import { BEAMS, WORKBENCH } from '../testing/lists';
import { planAtOnce } from './planList';
import { planInSlices } from './planInSlices';

vi.mock('../../../shared/platform/scheduling/yieldToPage', () => ({ yieldToPage: vi.fn(async () => {}) }));

/** A clock on which each look at it is so many milliseconds after the one before. */
function eachLookTakes(ms: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
}

test('cutting rule 13: a plan that takes longer than 8 ms lets the page do its own in between, and is the same plan', async () => {
  eachLookTakes(9);
  const plan = await planInSlices({ pieces: WORKBENCH }, BEAMS, new AbortController().signal);
  expect(plan).toEqual(planAtOnce({ pieces: WORKBENCH }, BEAMS));
  expect(yieldToPage).toHaveBeenCalled();
});

test('cutting rule 13: a plan that is no longer asked for ends at the next pause', async () => {
  eachLookTakes(9);
  const controller = new AbortController();
  vi.mocked(yieldToPage).mockImplementationOnce(async () => controller.abort());
  expect(await planInSlices({ pieces: WORKBENCH }, BEAMS, controller.signal)).toBeNull();
});
