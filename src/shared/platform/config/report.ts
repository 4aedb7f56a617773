import type { AttributeIssue } from '../attributes/check';
import { issueFindings, nearMiss } from '../attributes/issueFindings';
import { CONFIGURATION, lineOf, remember, type Finding } from '../findings';
import { CONFIG_KEYS } from './attributes';

/** What is said of a page's configuration. */
export function configFindings(issues: readonly AttributeIssue[], unknownKeys: readonly string[]): Finding[] {
  const known = Object.keys(CONFIG_KEYS);
  return [
    ...issueFindings(CONFIGURATION, issues),
    ...unknownKeys.map((key): Finding => {
      const near = nearMiss(key, known);
      const hint = near ? `did you mean "${near.meant}"?` : `known are ${known.join(', ')}`;
      const message = `${key}: expected a known key, found "${key}"; ${hint}`;
      return { part: CONFIGURATION, message, place: key, near };
    }),
  ];
}

/** Reports what is wrong with a page's configuration. A module of its own, so that a page without mistakes loads no words. */
export function reportConfig(issues: readonly AttributeIssue[], unknownKeys: readonly string[]): void {
  tell(configFindings(issues, unknownKeys));
}

/** What is said of texts of the page for messages that do not exist; `known` are those of the same namespace. */
export function messageFindings(unknown: readonly string[], known: readonly string[]): Finding[] {
  return unknown.map((key) => {
    const near = nearMiss(key, known);
    const hint = near
      ? `did you mean "${near.meant}"?`
      : `the namespace has ${known.length} messages, and none with a name like it`;
    const message = `messages: expected the key of a message, found "${key}"; ${hint}`;
    return { part: CONFIGURATION, message, place: 'messages', near };
  });
}

/** Reports them, once a part of their namespace has started. */
export function reportMessageKeys(unknown: readonly string[], known: readonly string[]): void {
  tell(messageFindings(unknown, known));
}

function tell(findings: readonly Finding[]): void {
  remember(findings);
  for (const finding of findings) console.error(lineOf(finding));
}
