/** What a computation that pauses comes to, without the pauses. */
export function atOnce<Result>(computing: Generator<void, Result>): Result {
  let step = computing.next();
  while (!step.done) step = computing.next();
  return step.value;
}
