import type { PageFinding } from '../shared/platform/findings';
import type { Act } from './acts';
import { fetchedFor } from './bytes';
import type { InspectedPage } from './InspectedPage';
import { elementInWords, kilobytes, milliseconds, valueInWords } from './inWords';
import { timeToMount, type Life } from './lives';

/** What the panel knows, as text to paste into a message. What shoppers have typed or bought is not in it. */
export function reportText(
  page: InspectedPage,
  lives: readonly Life[],
  findings: readonly PageFinding[],
  acts: readonly Act[],
): string {
  const parts = lives.map((life) => {
    const { mount } = life;
    const { element, name, state, props } = mount;
    const took = timeToMount(life);
    const fetched = fetchedFor(mount, page.parts[name]);
    return [
      `${name} on ${elementInWords(element)}: ${state}`,
      ...(took === null ? [] : [milliseconds(took)]),
      ...(fetched ? [kilobytes(fetched.bytes)] : []),
      ...(props ? [`attributes ${valueInWords(Object.keys(props))}`.replaceAll(/\s+/g, ' ')] : []),
    ].join(', ');
  });
  const mistakes = findings.map(({ part, message }) => `${part}: ${message}`);
  const happened = acts.map(({ kind, name, at }) => `${milliseconds(at)} ${kind} ${name}`);
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
