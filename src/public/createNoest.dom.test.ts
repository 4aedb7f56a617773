import { expect, test } from 'vitest';
import { createNoest } from './createNoest';

test('what is no part is refused where it is defined, by its name', () => {
  const attach = (): void => {};
  expect(() => createNoest({}).define('opening-hours', { attach } as never)).toThrow(
    '[noest] "opening-hours": expected what defineWidget or defineBehaviour makes',
  );
});
