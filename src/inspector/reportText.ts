import type { PageFinding } from '../shared/platform/findings';
import { ownValue } from '../shared/platform/ownValue';
import type { Activity } from './activity';
import { fetchedFor } from './bytes';
import type { InspectedPage } from './InspectedPage';
import { elementInWords, kilobytes, milliseconds, valueInWords } from './inWords';
import { timeToMount, type Lifecycle } from './lifecycles';

/** What the panel knows, as text to paste into a message. What shoppers have typed or bought is not in it. */
export function reportText(
  page: InspectedPage,
  lifecycles: readonly Lifecycle[],
  findings: readonly PageFinding[],
  activities: readonly Activity[],
): string {
  const parts = lifecycles.map((lifecycle) => {
    const { mount } = lifecycle;
    const { element, name, state, props } = mount;
    const took = timeToMount(lifecycle);
    const fetched = fetchedFor(mount, ownValue(page.parts, name));
    return [
      `${name} on ${elementInWords(element)}: ${state}`,
      ...(took === null ? [] : [milliseconds(took)]),
      ...(fetched ? [kilobytes(fetched.bytes)] : []),
      ...(props ? [`attributes ${valueInWords(Object.keys(props))}`.replaceAll(/\s+/g, ' ')] : []),
    ].join(', ');
  });
  const mistakes = findings.map(({ part, message }) => `${part}: ${message}`);
  const happened = activities.map(({ kind, name, at }) => `${milliseconds(at)} ${kind} ${name}`);
  return [
    `Noest ${page.noest.version}, ${location.origin}${location.pathname}`,
    navigator.userAgent,
    section('Mistakes', mistakes),
    section('Parts', parts),
    section('Events and actions', happened),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string {
  return [`\n${title} (${lines.length})`, ...lines.map((line) => `- ${line}`)].join('\n');
}
