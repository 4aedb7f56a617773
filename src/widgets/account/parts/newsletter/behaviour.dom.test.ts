import { describe } from 'vitest';
import { propsOf } from '../../../../../tests/support/renderPart';
import { inLineCases } from '../../testing/inLineCases';
import newsletter from './behaviour';
import part from './part';

describe('account rule 25: the newsletter', () => {
  inLineCases((form, signal) => newsletter.attach(form, propsOf(part), signal));
});
