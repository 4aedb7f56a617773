import type { TerraceProblem } from './readTerrace';
import type { ListWords } from '../materials/listView';

/** What is wrong with a field, in words. */
export function problemWords(problem: TerraceProblem, { say, number }: ListWords): string {
  switch (problem.key) {
    case 'missing':
      return say(problem.field === 'length' ? 'lengthMissing' : 'widthMissing');
    case 'format':
      return say('sideFormat');
    case 'range':
      return say(problem.field === 'length' ? 'lengthRange' : 'widthRange');
    case 'rangeMeant':
      return say(problem.field === 'length' ? 'lengthRangeMeant' : 'widthRangeMeant', {
        meant: number(problem.meant / 100, 2),
      });
    case 'spacingMost':
      return say('spacingMost', { cm: problem.most / 10 });
  }
}
