import { describe } from 'vitest';
import { propsOf } from '../../../../../tests/support/renderPart';
import { inLineCases } from '../../testing/inLineCases';
import welcomeDiscount from './behaviour';
import part from './part';

describe('account rule 25: the welcome discount', () => {
  inLineCases((form, signal) => welcomeDiscount.attach(form, propsOf(part), signal));
});
