import type { Finding, Near } from '../findings';
import { nearest } from '../nearest';
import type { AttributeIssue } from './check';
import { describeIssues } from './describeIssues';

/** One for each wrong value of a part, or of the page configuration. */
export function issueFindings(part: string, issues: readonly AttributeIssue[]): Finding[] {
  return issues.map((issue) => ({
    part,
    message: describeIssues([issue]),
    place: issue.place,
    near: nearChoice(issue),
  }));
}

/** The known name that was most likely meant. */
export function nearMiss(found: string, known: readonly string[]): Near | null {
  const meant = nearest(found, known);
  return meant === undefined ? null : { found, meant };
}

function nearChoice({ expected, found }: AttributeIssue): Near | null {
  const choices = typeof expected === 'object' && Array.isArray(expected.type) ? expected.type : null;
  return choices && typeof found === 'string' ? nearMiss(found, choices) : null;
}
