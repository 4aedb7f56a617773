import { SHOP_PATH } from '../../platform/addresses';

/**
 * The form that a part works on: its element, or the one inside it.
 * @throws Error that names the part, what was expected and what was found; the server's markup stays as it is
 */
export function formIn(part: string, element: HTMLElement): HTMLFormElement {
  const form = element instanceof HTMLFormElement ? element : element.querySelector('form');
  if (form) return form;
  throw new TypeError(`${part}: expected a form, or one inside, found <${element.localName}> without one`);
}

/** What a server answers to a form that was sent without leaving the page. */
interface FormAnswer {
  /** How it went, for the shopper; with a status below 400 it is a success. */
  readonly message: string;
  /** What is wrong, by the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Where to go next: a path in this shop, or the page that the server led to. */
  readonly redirect?: string;
}

export type Sent = (FormAnswer & { readonly ok: boolean }) | null;

/**
 * Sends a form once; null where there was no answer that can be read. A server that knows no other answer than a page is
 * obeyed: the browser goes to the page it leads to.
 */
export async function send(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  timeLimit: number,
  signal: AbortSignal,
): Promise<Sent> {
  const address = addressOf(form, submitter);
  const limited = new AbortController();
  const abort = () => limited.abort();
  const timer = setTimeout(abort, timeLimit);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new FormData(form, submitter),
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      credentials: 'same-origin',
      signal: limited.signal,
    });
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (isPage && response.redirected) return { ok: true, message: '', errors: {}, redirect: response.url };
    const answer = readAnswer(await response.json());
    if (typeof answer === 'object') return { ...answer, ok: response.ok };
    console.error(`[noest] form, answer of ${address}: expected ${answer}`);
    return null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Where the browser would send it. By attributes, since a field by the name of `action` stands before the form's own property. */
function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const address = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  return new URL(address, address ? document.baseURI : location.href).href;
}

/** The answer; or, where it is of another shape, what was expected. */
function readAnswer(answer: unknown): FormAnswer | string {
  if (answer === null || typeof answer !== 'object') return 'a JSON object';
  const { message = '', errors = {}, redirect } = answer as Record<string, unknown>;
  if (typeof message !== 'string') return 'message: text';
  if (!isTexts(errors)) return 'errors: texts by the name of their field';
  if (redirect === undefined) return { message, errors };
  if (typeof redirect !== 'string' || !SHOP_PATH.test(redirect)) return 'redirect: a path in this shop';
  return { message, errors, redirect };
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return value !== null && typeof value === 'object' && Object.values(value).every((text) => typeof text === 'string');
}
