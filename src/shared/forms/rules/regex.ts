import { textRule, type Rule } from '../Rule';
import { boundedPattern } from './boundedPattern';

/**
 * A text that the pattern finds something in, as `RegExp.test` does.
 * @throws BadPattern where the pattern could take a long time; see `boundedPattern`.
 */
export function regex(source: string, flags = ''): Rule {
  return textRule('generic', boundedPattern(source, flags));
}
