import { PropsError } from '../../shared/platform/attributes/check';
import { issueFindings } from '../../shared/platform/attributes/issueFindings';
import { send } from '../../shared/platform/events';
import { lineOf, remember, type Finding } from '../../shared/platform/findings';
import { kitScript } from '../../shared/platform/script';
import { MarkupError } from '../runtime/markup';
import {
  eventWithoutName,
  misplacedAttributes,
  misplacedProps,
  STAYS,
  suspectAttribute,
  throwingTrigger,
  unknownName,
  unknownPart,
  unknownTrigger,
  wrongMargin,
  wrongMarkup,
  wrongQuery,
  type KnownNames,
} from './words';

/**
 * `unknown`: no part of that name; `bad-props`: an attribute is not what the part declares; `bad-markup`: the element, a
 * slot or an inner element is not; `chunk`: its code did not come; `render`: it threw while mounting, rendering or
 * attaching; `trigger`: its `data-mount` can't be followed; `capability`: the shop's back end lacks what it needs.
 */
export type MountErrorCode = 'unknown' | 'bad-props' | 'bad-markup' | 'chunk' | 'render' | 'trigger' | 'capability';

/** The one error of the registry; `detail` of the cancelable `shop:widget-error` event, and given to `onError`. */
export class MountError extends Error {
  readonly code: MountErrorCode;
  readonly part: string;
  readonly element: HTMLElement;

  constructor(code: MountErrorCode, part: string, element: HTMLElement, message: string, cause: unknown) {
    super(`[noest] ${part}: ${message}`, { cause });
    this.name = 'MountError';
    this.code = code;
    this.part = part;
    this.element = element;
  }
}

export interface Report {
  readonly code: MountErrorCode;
  readonly part: string;
  readonly element: HTMLElement;
  readonly cause: unknown;
  /** The names there are: of parts for `unknown`, of triggers for `trigger`. */
  readonly known: readonly string[];
  readonly onError: ((error: MountError) => void) | undefined;
}

/** The files of the kit have all of its parts. */
const OF_A_BUNDLE = '; a bundle has the parts that it defines, so import and define a part of the kit, too';

const NO_PART =
  'what it loads is no part, expected what defineWidget makes with a view, or defineBehaviour with attach, as the default export';

const logged = new Set<string>();

/** Tells the page by event and the developer in the console: the same words only once, however many elements they fit. */
export function report({ code, part, element, cause, known, onError }: Report): void {
  const findings = findingsOf(code, part, element, cause, known);
  // What is wrong with an element is one error.
  const messages = findings.map(({ message }) => message);
  const message =
    code === 'bad-markup' ? messages.map((one) => one.slice(0, -STAYS.length)).join('; ') + STAYS : messages.join('; ');
  const error = new MountError(code, findings[0]?.part ?? part, element, message, cause);
  const isToBeLogged = send('widget-error', error, { target: element, cancelable: true });
  remember(findings, element);
  if (isToBeLogged && !logged.has(error.message)) {
    logged.add(error.message);
    // What is wrong with an attribute is all in the message; where it was noticed helps nobody.
    console.error(
      error.message,
      element,
      ...(cause instanceof Error && code !== 'bad-props' && code !== 'bad-markup' ? [cause] : []),
    );
  }
  onError?.(error);
}

function findingsOf(
  code: MountErrorCode,
  part: string,
  element: HTMLElement,
  cause: unknown,
  known: readonly string[],
): readonly Finding[] {
  // Where the trigger stands that the part waits for.
  const triggered = element.hasAttribute('data-mount') ? 'data-mount' : 'when';
  const message = cause instanceof Error ? cause.message : String(cause);
  const said = (words: string): Finding[] => [{ part, message: words, place: null, near: null }];
  switch (code) {
    case 'unknown':
      return [unknownPart(part, known, kitScript.address ? '' : OF_A_BUNDLE)];
    case 'trigger':
      if (cause instanceof Error) return [throwingTrigger(part, message)];
      return [
        known.includes(message) ? eventWithoutName(part, triggered) : unknownTrigger(part, message, known, triggered),
      ];
    case 'bad-props':
      if (!(cause instanceof PropsError)) return said(message);
      return [
        ...issueFindings(part, cause.issues),
        ...misplacedProps(part, element),
        ...misplacedAttributes(part, element, cause.issues),
      ];
    case 'bad-markup':
      return cause instanceof MarkupError ? cause.problems.map((problem) => wrongMarkup(part, problem)) : said(message);
    case 'capability':
      return said(`the shop's back end has no "${message}", which it needs${STAYS}`);
    case 'chunk':
      return said(message ? `its code could not be loaded${STAYS} (${message})` : NO_PART + STAYS);
    case 'render':
      return said(`threw; the server's markup is back (${message})`);
  }
}

/** A part that mounts all the same: one line for each name that its author most likely misspelt. */
export function suggestNames(part: string, element: HTMLElement, names: readonly string[], known: KnownNames): void {
  for (const name of names) warn(unknownName(part, name, known), element);
}

/** An element that is no part because its attribute is misspelt, or one whose presses are held as nobody meant it. */
export function reportSuspect(element: Element, attribute: string, value: string): void {
  warn(suspectAttribute(element, attribute, value), element);
}

/** A margin that no browser observes, which leaves the part visible at once, or a query that never holds. */
export function reportArgument(trigger: 'visible' | 'media', part: string, argument: string, element: Element): void {
  warn((trigger === 'visible' ? wrongMargin : wrongQuery)(part, argument), element);
}

function warn(finding: Finding | null, element: Element): void {
  if (!finding) return;
  remember([finding], element);
  const line = lineOf(finding);
  if (logged.has(line)) return;
  logged.add(line);
  console.warn(line, element);
}
