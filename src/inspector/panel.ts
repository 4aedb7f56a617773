import { build } from '../shared/platform/dom/build';
import type { PageFinding } from '../shared/platform/findings';
import { ownValue } from '../shared/platform/ownValue';
import type { Activity } from './activity';
import { fetchedFor } from './bytes';
import { highlight } from './highlight';
import type { InspectedPage } from './InspectedPage';
import { elementInWords, kilobytes, milliseconds, valueInWords } from './inWords';
import { timeToMount, type Lifecycle, type Lifecycles } from './lifecycles';
import css from './panel.css?inline';
import { reportText } from './reportText';
import { signalsOfPage, type NamedSignal } from './signals';

export interface PanelOptions {
  readonly page: InspectedPage;
  readonly lifecycles: Lifecycles;
  readonly activities: readonly Activity[];
  readonly findings: () => readonly PageFinding[];
  readonly closed: () => void;
}

export interface Panel {
  /** Shows what is known now, before the next frame. */
  refresh(): void;
}

/** The panel at the foot of the page, in a shadow root of its own: neither has rules for the other. */
export function openPanel({ page, lifecycles, activities, findings, closed }: PanelOptions): Panel {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  const left = new AbortController();
  const { signal } = left;
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  // The foot of the page can be scrolled to above the panel.
  const room = new CSSStyleSheet();
  room.replaceSync('body { margin-block-end: min(420px, 55vh) !important; }');
  document.adoptedStyleSheets.push(room);

  const mistakes = section('Mistakes', true);
  const parts = section('Parts', true);
  const happened = section('Events and actions', false);
  const values = section('Signals', false);
  const copied = build('p', 'copied');
  copied.role = 'status';
  const panel = build(
    'section',
    'panel',
    build(
      'header',
      'head',
      build('h2', 'title', 'Noest inspector'),
      button('Copy report', () => void copy()),
      button('Close', close),
    ),
    copied,
    build('div', 'body', mistakes.element, parts.element, happened.element, values.element),
  );
  panel.setAttribute('aria-label', 'Noest inspector');
  root.append(panel);
  document.body.append(host);
  // Above the drawers and popovers of the page.
  host.popover = 'manual';
  host.showPopover();
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });

  const partRows = rows(parts, ({ mount }: Lifecycle) => mount, partRow);
  const mistakeRows = rows(mistakes, (finding: PageFinding) => finding, mistakeRow);
  const activityRows = rows(happened, (activity: Activity) => activity, activityRow);
  const signalRows = rows(values, ({ signal: followed }: NamedSignal) => followed, signalRow);
  let isAsked = false;

  function show(): void {
    isAsked = false;
    if (signal.aborted) return;
    mistakeRows(findings());
    partRows(lifecycles.all());
    activityRows(activities.toReversed());
    signalRows(signalsOfPage());
  }

  function refresh(): void {
    if (!isAsked) requestAnimationFrame(show);
    isAsked = true;
  }

  function close(): void {
    left.abort();
    highlight(null);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== room);
    host.remove();
    closed();
  }

  async function copy(): Promise<void> {
    const text = reportText(page, lifecycles.all(), findings(), activities);
    try {
      await navigator.clipboard.writeText(text);
      copied.replaceChildren('The report is on the clipboard.');
    } catch {
      // Without a secure context or the permission, the reader copies it.
      const field = build('textarea', 'report');
      field.readOnly = true;
      field.value = text;
      field.ariaLabel = 'Report';
      copied.replaceChildren('Copy it from here:', field);
      field.select();
    }
  }

  function partRow(): Row<Lifecycle> {
    const state = build('span', 'state');
    const facts = build('span', 'facts');
    const name = build('b', 'name');
    const list = build('dl', 'details');
    let shown: Element | null = null;
    const element = build(
      'details',
      'row',
      build('summary', 'line', name, ' ', state, ' ', facts),
      list,
      button('Show on the page', () => shown && highlight(shown)),
    );
    return {
      element,
      update(lifecycle) {
        const { mount, steps } = lifecycle;
        const took = timeToMount(lifecycle);
        const fetched = fetchedFor(mount, ownValue(page.parts, mount.name));
        shown = mount.element;
        name.textContent = mount.name;
        state.textContent = mount.state;
        state.dataset['state'] = mount.state;
        const weight = fetched && fetched.files > 0 ? [`${kilobytes(fetched.bytes)} in ${fetched.files} files`] : [];
        facts.textContent = [...(took === null ? [] : [`${milliseconds(took)} after its hint`]), ...weight].join(', ');
        const own = findings().filter((one) => one.part === mount.name && one.element?.deref() === mount.element);
        list.replaceChildren(
          ...fact('Element', elementInWords(mount.element)),
          ...fact('Starts', mount.when),
          ...fact('Steps', steps.map((step) => `${step.state} at ${milliseconds(step.at)}`).join(', ')),
          ...fact('Properties', mount.props ? valueInWords(mount.props) : 'read once it mounts'),
          ...own.flatMap(({ message }) => fact('Mistake', message)),
        );
      },
    };
  }

  function mistakeRow({ part, message, place, element }: PageFinding): Row<PageFinding> {
    const point = (): void => {
      const wrong = element?.deref();
      if (wrong) highlight(wrong);
    };
    const shows = element ? [button('Show on the page', point)] : [];
    const correct = build('span', 'facts', place ? `Correct ${place}` : 'Correct the markup');
    return { element: build('div', 'row', build('p', 'line', `${part}: ${message}`), correct, ' ', ...shows) };
  }

  function signalRow({ name, signal: followed }: NamedSignal): Row<NamedSignal> {
    const value = build('pre', 'value');
    const stop = followed.subscribe(() => (value.textContent = valueInWords(followed.peek())));
    signal.addEventListener('abort', stop);
    return { element: build('details', 'row', build('summary', 'line', name), value) };
  }

  return { refresh };
}

function activityRow({ kind, name, at, detail, outcome }: Activity): Row<Activity> {
  const what = outcome === undefined ? detail : { request: detail, outcome };
  const ended = outcome === undefined ? '' : ' ended';
  const line = build('summary', 'line', `${milliseconds(at)} ${kind} `, build('b', 'name', name), ended);
  const value = build('pre', 'value', valueInWords(what));
  value.tabIndex = 0;
  return { element: build('details', 'row', line, value) };
}

interface Section {
  readonly element: HTMLElement;
  readonly count: HTMLElement;
  readonly list: HTMLElement;
}

function section(title: string, isOpen: boolean): Section {
  const count = build('span', 'count', '0');
  const list = build('ul', 'list');
  const element = build('details', 'section', build('summary', 'heading', `${title} `, count), list);
  element.open = isOpen;
  return { element, count, list };
}

interface Row<Item> {
  readonly element: HTMLElement;
  update?(item: Item): void;
}

/** One row for each item, which stays as long as the item does: what is open or has the focus stays so. */
function rows<Item>(
  { list, count }: Section,
  keyOf: (item: Item) => object,
  make: (item: Item) => Row<Item>,
): (items: readonly Item[]) => void {
  let known = new Map<object, Row<Item> & { readonly item: HTMLElement }>();
  return (items) => {
    const next: typeof known = new Map();
    items.forEach((item, place) => {
      const key = keyOf(item);
      let row = known.get(key);
      if (!row) {
        const made = make(item);
        row = { ...made, item: build('li', 'item', made.element) };
      }
      row.update?.(item);
      next.set(key, row);
      // A row that is moved would lose the focus.
      if (list.children[place] !== row.item) list.insertBefore(row.item, list.children[place] ?? null);
    });
    for (const [key, { item }] of known) if (!next.has(key)) item.remove();
    known = next;
    count.textContent = String(items.length);
  };
}

function fact(name: string, value: string): HTMLElement[] {
  return [build('dt', 'fact', name), build('dd', 'value', value)];
}

function button(text: string, pressed: () => void): HTMLButtonElement {
  const element = build('button', 'button', text);
  element.type = 'button';
  element.addEventListener('click', pressed);
  return element;
}
