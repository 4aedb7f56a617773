import type { AttributeIssue } from '../attributes/check';
import { describeIssues } from '../attributes/describeIssues';
import { nearest } from '../nearest';
import { CONFIG_KEYS } from './attributes';

/** Reports what is wrong with a page's configuration. A module of its own, so that a page without mistakes loads no words. */
export function reportConfig(issues: readonly AttributeIssue[], unknownKeys: readonly string[]): void {
  for (const issue of issues) console.error(`[noest] page configuration, ${describeIssues([issue])}`);
  for (const key of unknownKeys) {
    const meant = nearest(key, Object.keys(CONFIG_KEYS));
    const hint = meant ? `did you mean "${meant}"?` : `known are ${Object.keys(CONFIG_KEYS).join(', ')}`;
    console.error(`[noest] page configuration, ${key}: expected a known key, found "${key}"; ${hint}`);
  }
}
