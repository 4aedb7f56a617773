import { describe } from 'vitest';
import { propsOf } from '../../../../../tests/support/renderPart';
import { dialogCases } from '../../testing/dialogCases';
import offCanvas from './behaviour';
import part from './part';

describe('elements rule 14: an off-canvas', () => {
  dialogCases((element, signal) => offCanvas.attach(element, propsOf(part), signal));
});
