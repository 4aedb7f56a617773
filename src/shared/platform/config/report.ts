import type { AttributeIssue } from '../attributes/check';
import { describeIssues } from '../attributes/describeIssues';
import { nearest } from '../nearest';
import { CONFIG_KEYS } from './attributes';

/** Reports what is wrong with a page's configuration. A module of its own, so that a page without mistakes loads no words. */
export function reportConfig(issues: readonly AttributeIssue[], unknownKeys: readonly string[]): void {
  for (const issue of issues) console.error(`[noest] page configuration, ${describeIssues([issue])}`);
  const known = Object.keys(CONFIG_KEYS);
  for (const key of unknownKeys) {
    const hint = suggestion(key, known) ?? `known are ${known.join(', ')}`;
    console.error(`[noest] page configuration, ${key}: expected a known key, found "${key}"; ${hint}`);
  }
}

/** Reports texts of the page for messages that do not exist; `known` are those of the same namespace. */
export function reportMessageKeys(unknown: readonly string[], known: readonly string[]): void {
  for (const key of unknown) {
    const hint = suggestion(key, known) ?? `the namespace has ${known.length} messages, and none with a name like it`;
    console.error(`[noest] page configuration, messages: expected the key of a message, found "${key}"; ${hint}`);
  }
}

function suggestion(name: string, known: readonly string[]): string | null {
  const meant = nearest(name, known);
  return meant ? `did you mean "${meant}"?` : null;
}
