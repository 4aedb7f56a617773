import { MountError, type MountErrorCode } from './MountError';
import { nearest } from './nearest';

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

/** Tells the page by event and the developer in the console: the same words only once, however many elements they fit. */
export function report({ code, part, element, cause, known, onError }: Report): void {
  const error = new MountError(code, part, element, describe(code, part, cause, known), cause);
  const event = new CustomEvent('shop:widget-error', { bubbles: true, cancelable: true, detail: error });
  if (element.dispatchEvent(event) && !logged.has(error.message)) {
    logged.add(error.message);
    // What is wrong with an attribute is all in the message; where it was noticed helps nobody.
    console.error(error.message, element, ...(cause instanceof Error && code !== 'bad-props' ? [cause] : []));
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
      return `data-mount: expected the name of a trigger, found "${message}"${suggest(message, known)}`;
    case 'bad-props':
      return message;
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
