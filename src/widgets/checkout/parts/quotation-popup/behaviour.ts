import { defineBehaviour } from '../../../../mount';
import { onResize } from '../../../../shared/platform/dom';
import { offerOfPage } from '../../../../shared/api/offered';
import { readSession, removeSession, writeSession } from '../../../../shared/platform/storage';
import { chooseQuotation } from '../../store/session';
import part from './part';
import './quotation-popup.css';

offerOfPage();

/** The room below the page, in which the popup stands in front of nothing. */
const ROOM = '--noest-quotation-room';

/**
 * Offers a quotation to a shopper who has been in the checkout for a while (checkout rules 57 to 59). Its markup is the
 * server's, hidden, with a button `data-quotation-request` and one `data-quotation-close`.
 */
export default defineBehaviour(part, {
  attach(popup, { delay, url }, signal) {
    if (memory.isClosed()) return;
    let previousFocus: EventTarget | null = null;
    const show = (): void => {
      popup.hidden = false;
      announce(popup);
    };
    const close = (): void => {
      const hadFocus = popup.contains(document.activeElement);
      popup.hidden = true;
      memory.close();
      if (hadFocus && previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    };
    const onButton = (name: string, act: () => void): void =>
      popup.querySelector(`[data-quotation-${name}]`)?.addEventListener('click', act, { signal });

    const { style } = document.documentElement;
    // It is as high as its words are in the shopper's font size.
    const leaveRoom = (): void => {
      const room = innerHeight - popup.offsetTop;
      style.setProperty(ROOM, `${room}px`);
    };
    onResize(popup, leaveRoom, signal);
    onButton('close', close);
    onButton('request', () => {
      chooseQuotation();
      memory.markVisible();
      location.assign(url);
    });
    popup.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    popup.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && popup.contains(relatedTarget))) previousFocus = relatedTarget;
      },
      { signal },
    );

    const wait = memory.isVisible() ? 0 : Math.max(0, delay - memory.sinceEntry(Date.now()));
    const timer = setTimeout(() => whenNotEditing(show, signal), wait);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      popup.hidden = true;
      style.removeProperty(ROOM);
    });
  },
});

/** A live region is announced when its content changes, not when it becomes visible. */
function announce(popup: HTMLElement): void {
  const region = popup.querySelector('[role="status"]');
  const text = region?.textContent;
  if (!region || !text) return;
  region.textContent = '';
  requestAnimationFrame(() => (region.textContent = text));
}

const STATE = 'quotation-popup';
const LAST_ENTRY = 'quotation-popup-last-entry';

/** The state of the popup, kept for the tab. */
const memory = {
  isClosed: () => readSession(STATE) === 'closed',
  /** A quotation was requested from it before: it is shown at once on return. */
  isVisible: () => readSession(STATE) === 'visible',
  markVisible: () => writeSession(STATE, 'visible'),
  /** Closed for this tab; the stored last entry is removed (checkout rule 58). */
  close() {
    writeSession(STATE, 'closed');
    removeSession(LAST_ENTRY);
  },
  /** Milliseconds since the checkout was opened; a reload does not start the time again (checkout rule 57). */
  sinceEntry(now: number): number {
    const stored = Number(readSession(LAST_ENTRY) ?? Number.NaN);
    if (isReload() && stored <= now) return now - stored;
    writeSession(LAST_ENTRY, String(now));
    return 0;
  },
};

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/** Fields that hold typed text or a choice. */
const EDITED = 'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"]), select, textarea';

/** Calls back once no field is being edited: at once where none is, else when the shopper has left the field. */
function whenNotEditing(callback: () => void, signal: AbortSignal): void {
  if (!isEditing()) {
    callback();
    return;
  }
  const leaving = new AbortController();
  const either = AbortSignal.any([signal, leaving.signal]);
  addEventListener(
    'focusout',
    // The next field gets the focus only after the event.
    () =>
      setTimeout(() => {
        if (either.aborted || isEditing()) return;
        leaving.abort();
        callback();
      }),
    { signal: either },
  );
}

function isEditing(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && (activeElement.matches(EDITED) || activeElement.isContentEditable);
}
