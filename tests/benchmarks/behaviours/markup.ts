/** A third each of sticky, collapsible and lazy elements; without their parts the same boxes stand there. */
export function markup(count: number, isAlive: boolean): string {
  const boxes = Array.from({ length: count }, (_, index) => box(index, isAlive ? '' : null));
  // One of each has fetched the code: a page has it from the pages before.
  const first = [0, 1, 2].map((index) => box(index, 'data-mount="load"'));
  return `<!doctype html><title>behaviours</title><link rel="icon" href="data:,"><script>${IDLE_AT_GO}</script>
<link rel="stylesheet" href="/noest.css"><style>section { min-height: 8rem }</style>
<main>${first.join('')}${boxes.join('')}</main><script type="module" src="/noest.js"></script>`;
}

/** The idle moment for which the parts wait by themselves comes with the event `go`. */
const IDLE_AT_GO = `requestIdleCallback = (run) => addEventListener('go', run, { once: true })`;

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function box(index: number, mount: string | null): string {
  const part = (name: string): string => (mount === null ? '' : `data-component="${name}" ${mount}`);
  const kinds = [
    `<p class="noest-sticky" ${part('sticky')}>Sticky</p>`,
    `<details class="noest-collapsible" ${part('collapsible')}><summary>Fold</summary><p>Text</p></details>`,
    `<img ${part('lazy-image')} src="${PIXEL}" width="100" height="100" alt="" loading="lazy">`,
  ];
  return `<section>${kinds[index % kinds.length]}</section>`;
}
