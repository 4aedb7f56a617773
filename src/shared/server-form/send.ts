import * as v from 'valibot';

/** What a server answers to a form that was sent without leaving the page. */
const FormAnswerSchema = v.object({
  /** How it went, for the shopper; a status below 400 makes it good news. */
  message: v.optional(v.string(), ''),
  /** What is wrong, by the name of the field. */
  errors: v.optional(v.record(v.string(), v.string()), {}),
  /** Where to go next. */
  redirect: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'a path in this shop'))),
});
type FormAnswer = v.InferOutput<typeof FormAnswerSchema>;

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
  const limited = new AbortController();
  const abort = () => limited.abort();
  const timer = setTimeout(abort, timeLimit);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: new FormData(form, submitter),
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      credentials: 'same-origin',
      signal: limited.signal,
    });
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (isPage && response.redirected) return { ok: true, message: '', errors: {}, redirect: pathOf(response.url) };
    const parsed = v.safeParse(FormAnswerSchema, await response.json());
    if (parsed.success) return { ...parsed.output, ok: response.ok };
    console.error(
      `[noest] form, answer of ${form.action}: ${v.getDotPath(parsed.issues[0]) ?? ''} ${parsed.issues[0].message}`,
    );
    return null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
