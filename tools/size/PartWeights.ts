import type { Part } from '../parts/importParts';
import type { Build } from './manifest';

/** What every page of a shop has loaded before anybody reaches for a widget. */
const BY_THEMSELVES = new Set(['cart-count', 'messages', 'price-toggle', 'price']);
/** The chunk with React or Preact, and with what mounts a view. */
export const REACT = '_react.js';
/** Asked for on few pages: those with a mistake, or with a part that stands apart from the page's styles. */
const RARE = new Set([
  'src/mount/report/report.ts',
  'src/shared/platform/config/report.ts',
  'src/mount/isolate/isolate.ts',
]);
/** The chunk with the runner. */
export const RUNTIME = '_base.js';

/** Bytes with brotli that a part costs a shopper. */
export interface PartWeight {
  /** On a page on which it is the only one, the runtime of widgets included, and what it asks for only once it is used. */
  readonly alone: number;
  /**
   * Beyond what a page with the badge, the messages and the price view has loaded by itself, for a shopper with something in the
   * cart, so that the badge has asked the shop for its totals. Only of a widget.
   */
  readonly onPage: number | undefined;
  /** Where other widgets are already at work. */
  readonly beyond: number;
  /** Of that, what it starts with; the rest it asks for once it is used. */
  readonly start: number;
}

/** The weights of one build. */
export class PartWeights {
  /** What a page names itself: `noest.js` is the one line that imports the entry by its hashed name. */
  readonly first: ReadonlySet<string>;
  readonly runtime: ReadonlySet<string>;
  /** What a page has loaded before anybody reaches for a widget. */
  readonly byItself: ReadonlySet<string>;
  readonly #build: Build;
  readonly #parts: readonly Part[];

  constructor(build: Build, parts: readonly Part[]) {
    this.#build = build;
    this.#parts = parts;
    const entry = build.files(build.sources((source) => source === 'src/noest.ts'));
    const mounting = build.sources((source) => source === RUNTIME);
    const ofEveryPage = parts.filter(({ declaration }) => BY_THEMSELVES.has(declaration.name));
    this.first = new Set(['noest.js', 'head.js', ...entry]);
    this.runtime = build.files(mounting, isUsed);
    this.byItself = new Set([
      ...this.first,
      ...build.files([...ofEveryPage.map((part) => this.chunkOf(part)), ...mounting], isUsedByBehaviour),
    ]);
  }

  of(part: Part): PartWeight {
    const isWidget = part.declaration.kind === 'widget';
    const chunk = this.chunkOf(part);
    const uses = isWidget ? isUsed : isUsedByBehaviour;
    const skeleton = this.#build.sources((source) => source === part.skeleton);
    const own = this.#build.files([chunk, ...skeleton], uses);
    const all = new Set([...own, ...(isWidget ? this.runtime : [])]);
    const others = this.#parts.map((other) => this.chunkOf(other)).filter((other) => other !== chunk);
    const atWork = isWidget
      ? new Set([...this.byItself, ...this.runtime, ...this.#build.files(others, isUsed)])
      : new Set([...this.first, ...this.#build.files(others, uses)]);
    return {
      alone: this.#build.weight(minus(all, this.first)),
      onPage: isWidget ? this.#build.weight(minus(all, this.byItself)) : undefined,
      beyond: this.#build.weight(minus(own, atWork)),
      start: this.#build.weight(minus(this.#build.files([chunk]), atWork)),
    };
  }

  /** The key of the chunk that holds the part. */
  chunkOf({ module, declaration: { chunk } }: Part): string {
    const isIts = (source: string): boolean => source === module || source.endsWith(`virtual:noest-chunk/${chunk}`);
    return this.#build.sources(isIts)[0] ?? '';
  }
}

/** English words are asked for on English pages only. */
function isUsed(key: string): boolean {
  return !key.endsWith('.en.json') && !RARE.has(key);
}

/** A behaviour starts no view, so the code that mounts one is not fetched for it. */
function isUsedByBehaviour(key: string): boolean {
  return isUsed(key) && key !== REACT;
}

export function minus(files: Iterable<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !others.has(file)));
}
