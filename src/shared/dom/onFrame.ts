type Pass = (() => void)[];

let reads: Pass = [];
let writes: Pass = [];

/**
 * Measures in one pass of the next frame and writes in a second one, for all who ask in between: however many parts
 * stand on the page, its layout is computed once.
 */
export function onFrame<Measured>(read: () => Measured, write: (measured: Measured) => void): void {
  const isFirst = reads.length === 0;
  reads.push(() => {
    const measured = read();
    writes.push(() => write(measured));
  });
  if (isFirst) requestAnimationFrame(run);
}

function run(): void {
  const due = reads;
  reads = [];
  due.forEach(guarded);
  const then = writes;
  writes = [];
  then.forEach(guarded);
}

/** A part that fails to measure takes nobody's frame with it. */
function guarded(work: () => void): void {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}
