import { afterEach, beforeEach, vi } from 'vitest';

/** For how long a part is mounted that a test attaches. */
export interface TestMount {
  readonly signal: AbortSignal;
  /** The part leaves before its test ends; what is attached afterwards is mounted anew. */
  leave(): void;
}

/** For each test of a file: what it attaches leaves when it ends, and the page is empty again. Called outside of the tests. */
export function mountPerTest(): TestMount {
  let controller: AbortController;
  const enter = (): void => {
    controller = new AbortController();
  };
  beforeEach(enter);
  afterEach(() => {
    controller.abort();
    document.body.replaceChildren();
  });
  return {
    get signal() {
      return controller.signal;
    },
    leave() {
      controller.abort();
      enter();
    },
  };
}

/** The same with the clock in the test's hands. @param due in ms: what waits for less than that at the end would put off the next test */
export function mountInFakeTime(due = 0): TestMount {
  // Its hook comes first here and runs last at the end of a test: by then the parts have left.
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.advanceTimersByTime(due);
    vi.useRealTimers();
  });
  return mountPerTest();
}
