import { attributeOf, PropsError } from '../../shared/platform/attributes/check';
import { send } from '../../shared/platform/events';
import { nearest } from '../../shared/platform/nearest';
import { describeIssues } from '../../shared/platform/attributes/describeIssues';

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

const logged = new Set<string>();
const DATA = 'data-';

/** Tells the page by event and the developer in the console: the same words only once, however many elements they fit. */
export function report({ code, part, element, cause, known, onError }: Report): void {
  const error = new MountError(code, part, element, describe(code, part, cause, known), cause);
  const isToBeLogged = send('widget-error', error, { target: element, cancelable: true });
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

function describe(code: MountErrorCode, part: string, cause: unknown, known: readonly string[]): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  switch (code) {
    case 'unknown':
      return `data-component: expected the name of a part, found "${part}"${suggest(part, known)}`;
    case 'trigger':
      if (cause instanceof Error) return `data-mount: its trigger threw (${message})`;
      if (known.includes(message)) return `data-mount: expected the name of an event, such as event(shop:cart-changed)`;
      return `data-mount: expected the name of a trigger, found "${message}"${suggest(message, known)}`;
    case 'bad-props':
      return cause instanceof PropsError ? describeIssues(cause.issues) : message;
    case 'bad-markup':
      return `${message}; the server's markup stays`;
    case 'capability':
      return `the shop's back end has no "${message}", which it needs; the server's markup stays`;
    case 'chunk':
      return `its code could not be loaded; the server's markup stays (${message})`;
    case 'render':
      return `threw; the server's markup is back (${message})`;
  }
}

function suggest(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return meant ? `; did you mean "${meant}"?` : `; known are ${known.join(', ')}`;
}

/**
 * One line for each name that its author most likely misspelt. An attribute that is close to none is the theme's own; a key
 * of `data-props` is meant for the part.
 */
export function suggestNames(
  part: string,
  element: HTMLElement,
  names: readonly string[],
  attributes: readonly string[],
): void {
  for (const name of names) {
    const key = name.startsWith('data-props.') ? name.slice('data-props.'.length) : undefined;
    // Without the prefix that all of them share.
    const known = attributes.map((attribute) => attribute.slice(DATA.length));
    const near = nearest((key === undefined ? name : attributeOf(key)).slice(DATA.length), known);
    if (near === undefined && key === undefined) continue;
    const meant = near && DATA + near;
    const line = `[noest] ${part}: ${name}: no property of this part${meant ? `; did you mean ${meant}?` : ''}`;
    if (logged.has(line)) continue;
    logged.add(line);
    console.warn(line, element);
  }
}
