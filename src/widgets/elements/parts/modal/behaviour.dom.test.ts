import { describe, expect, test } from 'vitest';
import { propsOf } from '../../../../../tests/support/renderPart';
import { dialogCases, isOpenAfterPressBeside } from '../../testing/dialogCases';
import modal from './behaviour';
import part from './part';

describe('elements rule 14: a modal', () => {
  dialogCases((element, signal) => modal.attach(element, propsOf(part), signal));

  test('that is not dismissible is not closed by a press beside it', () => {
    const attach = (element: HTMLElement, signal: AbortSignal) =>
      modal.attach(element, propsOf(part, { dismissible: false }), signal);
    expect(isOpenAfterPressBeside(attach)).toBe(true);
  });
});
