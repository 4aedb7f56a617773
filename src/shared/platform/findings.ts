/** A near miss: what stands there, and what was most likely meant. */
export interface Near {
  readonly found: string;
  readonly meant: string;
}

/** One mistake of a page, in the words that the console, the inspector and the checker share. */
export interface Finding {
  /** As `data-component` names it, or `page configuration`. */
  readonly part: string;
  readonly message: string;
  /** What to correct: `data-qty`, `data-props.qty`, a key of the configuration; null for the markup itself. */
  readonly place: string | null;
  readonly near: Near | null;
}

/** A finding on this page; without an element it is of the page configuration. */
export interface PageFinding extends Finding {
  /** Held weakly: of a list that is printed anew again and again, each one would stay in memory. */
  readonly element: WeakRef<Element> | null;
}

/** What a finding of the page configuration has in place of a part. */
export const CONFIGURATION = 'page configuration';

let found: readonly PageFinding[] = [];
const listeners = new Set<() => void>();

/** The line of the console. */
export function lineOf({ part, message }: Pick<Finding, 'part' | 'message'>): string {
  return `[noest] ${part}: ${message}`;
}

/** Remembers it for the inspector, which may be opened later, for as long as its element is in memory; once for an element. */
export function remember(findings: readonly Finding[], element: Element | null = null): void {
  const reference = element && new WeakRef(element);
  const left = found.filter((finding) => finding.element === null || finding.element.deref());
  const isKnown = ({ part, message }: Finding): boolean =>
    left.some((one) => one.part === part && one.message === message && (one.element?.deref() ?? null) === element);
  const added = findings.filter((finding) => !isKnown(finding));
  found = [...left, ...added.map((finding) => ({ ...finding, element: reference }))];
  for (const listener of listeners) listener();
}

/** All that has been found on this page so far. */
export function findingsSoFar(): readonly PageFinding[] {
  return found;
}

/** Calls `listener` after each finding, until `signal` aborts. */
export function onFinding(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}
