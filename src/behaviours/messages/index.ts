import { effect } from '@preact/signals-core';
import { defineBehaviour } from '../../mount';
import { build } from '../../shared/dom';
import { messages, type Message } from '../../shared/state/messages';
import { startLife } from './life';
import { addCloseButton, buildNotice, typeOf } from './notice';
import { MessagesProps } from './props';
import './messages.css';

/** Global messages: the ones the server printed, and the ones of the bus in live regions that were there before them. */
export default defineBehaviour({
  props: MessagesProps,
  attach(container, { life, errorLife }, signal) {
    const printed = [...container.querySelectorAll<HTMLElement>('.noest-notice')];
    const calm = liveRegion('status');
    const urgent = liveRegion('alert');
    const toasts = build('div', 'noest-messages__toasts', urgent, calm);
    const shown = new Map<string, AbortController>();

    function live(notice: HTMLElement, type: Message['type'], close: () => void, until: AbortSignal): void {
      addCloseButton(notice, close);
      const lifetime = type === 'success' || type === 'notice' ? life : errorLife;
      if (lifetime !== undefined) startLife(notice, lifetime, close, until);
    }

    for (const notice of printed) live(notice, typeOf(notice), () => takeAway(notice, container), signal);
    container.append(toasts);

    const stop = effect(() => {
      const list = messages.list.value;
      for (const [id, leaving] of shown) {
        if (list.some((message) => message.id === id)) continue;
        leaving.abort();
        shown.delete(id);
      }
      for (const message of list) {
        if (shown.has(message.id)) continue;
        const leaving = new AbortController();
        const notice = buildNotice(message);
        shown.set(message.id, leaving);
        leaving.signal.addEventListener('abort', () => takeAway(notice, container));
        live(notice, message.type, () => messages.dismiss(message.id), leaving.signal);
        (message.type === 'error' ? urgent : calm).append(notice);
      }
    });

    signal.addEventListener('abort', () => {
      stop();
      for (const leaving of shown.values()) leaving.abort();
      toasts.remove();
      for (const notice of printed) notice.querySelector('.noest-notice__close')?.remove();
    });
  },
});

/** Each message is read on its own: the ones before it have been read. */
function liveRegion(role: 'status' | 'alert'): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', role);
  region.setAttribute('aria-atomic', 'false');
  return region;
}

/** Focus that stood on the notice goes to the next one to close, or to where the messages are. */
function takeAway(notice: HTMLElement, container: HTMLElement): void {
  const hadFocus = notice.contains(document.activeElement);
  notice.remove();
  if (!hadFocus) return;
  const next = container.querySelector<HTMLElement>('.noest-notice__close');
  if (!next) container.tabIndex = -1;
  (next ?? container).focus();
}
