export interface Opening {
  /** Options of the registry, as JSON. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Whether the script in the head is there. */
  readonly head?: boolean;
  /** Whether the registry starts by itself. */
  readonly start?: boolean;
}

/** A page that holds this markup and a registry with the parts of the tests. */
export function conformancePage(markup: string, { options = {}, head = true, start = true }: Opening = {}): string {
  const given = JSON.stringify({ start, retry: { times: 3, delay: 20 }, ...options });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Conformance</title>
<link rel="icon" href="data:,">${head ? '<script src="/head.js"></script>' : ''}
<script type="application/json" id="options">${given}</script>
<script type="module" src="/entry.js"></script></head><body>${markup}</body></html>`;
}
