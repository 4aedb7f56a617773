import { defineBehaviour } from '../../../../mount';
import { t } from '../../../../shared/i18n/messages';
import { build, buildIcon } from '../../../../shared/platform/dom';
import type { MessageType } from '../../../../shared/platform/events';
import { noticeIcons } from '../../../../shared/ui/look/pageIcons';
import { messages, type Message } from '../..';
import part from './part';
import '../../../../shared/ui/look/button.css';
import '../../../../shared/ui/look/icon.css';
import '../../../../shared/ui/look/notice.css';
import './messages.css';

const ICONS: Readonly<Record<MessageType, keyof typeof noticeIcons>> = {
  success: 'circle-check',
  notice: 'info',
  warning: 'triangle-alert',
  error: 'circle-alert',
};

/** Printed messages get a close button and their time; those of the store are added to live regions (messages rule 5). */
export default defineBehaviour(part, {
  attach(container, { life, errorLife }, signal) {
    const printed = [...container.querySelectorAll<HTMLElement>('.noest-notice')];
    const status = liveRegion('status');
    const alert = liveRegion('alert');
    const toasts = build('div', 'noest-messages__toasts', alert, status);
    const shown = new Map<string, AbortController>();

    function start(notice: HTMLElement, type: Message['type'], close: () => void, until: AbortSignal): void {
      addCloseButton(notice, close);
      const lifetime = type === 'success' || type === 'notice' ? life : errorLife;
      if (lifetime !== undefined) startLife(notice, lifetime, close, until);
    }

    for (const notice of printed) start(notice, typeOf(notice), () => removeNotice(notice, container), signal);
    container.append(toasts);

    const showList = (): void => {
      const { list } = messages;
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
        leaving.signal.addEventListener('abort', () => removeNotice(notice, container));
        start(notice, message.type, () => messages.dismiss(message.id), leaving.signal);
        (message.type === 'error' ? alert : status).append(notice);
      }
    };
    showList();
    messages.follow(showList, signal);

    signal.addEventListener('abort', () => {
      for (const leaving of shown.values()) leaving.abort();
      toasts.remove();
      for (const notice of printed) notice.querySelector('.noest-notice__close')?.remove();
    });
  },
});

/** Messages rule 5: each message is announced alone. */
function liveRegion(role: 'status' | 'alert'): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', role);
  region.setAttribute('aria-atomic', 'false');
  return region;
}

/** Messages rule 7: focus on the notice moves to the next close button, or to the container. */
function removeNotice(notice: HTMLElement, container: HTMLElement): void {
  const hadFocus = notice.contains(document.activeElement);
  notice.remove();
  if (!hadFocus) return;
  const next = container.querySelector<HTMLElement>('.noest-notice__close');
  if (!next) container.tabIndex = -1;
  (next ?? container).focus();
}

/** A message as markup, the same as the server prints. The live region that it is added to announces it. */
function buildNotice({ type, text }: Message): HTMLElement {
  const content = build('div', 'noest-notice__text', text);
  return build('div', `noest-notice noest-notice--${type}`, buildIcon(noticeIcons[ICONS[type]]), content);
}

/** Messages rule 8: the type of a printed notice, by its class. */
function typeOf(notice: HTMLElement): MessageType {
  if (notice.classList.contains('noest-notice--success')) return 'success';
  if (notice.classList.contains('noest-notice--warning')) return 'warning';
  return notice.classList.contains('noest-notice--error') ? 'error' : 'notice';
}

function addCloseButton(notice: HTMLElement, close: () => void): void {
  const button = build('button', 'noest-icon-button noest-notice__close', buildIcon(noticeIcons.x));
  button.type = 'button';
  button.setAttribute('aria-label', t('close'));
  button.addEventListener('click', close);
  notice.append(button);
}

/**
 * Messages rule 2: closes a notice after `life` milliseconds. The time stops under the pointer or the focus, and starts
 * again in full when both are gone, because the shopper may still be reading.
 */
function startLife(notice: HTMLElement, life: number, close: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPointed = false;
  let isFocused = false;

  const restart = () => {
    clearTimeout(timer);
    if (!isPointed && !isFocused) timer = setTimeout(close, life);
  };
  const listen = (type: string, change: () => void) =>
    notice.addEventListener(
      type,
      () => {
        change();
        restart();
      },
      { signal },
    );

  listen('pointerenter', () => (isPointed = true));
  listen('pointerleave', () => (isPointed = false));
  listen('focusin', () => (isFocused = true));
  listen('focusout', () => (isFocused = false));
  signal.addEventListener('abort', () => clearTimeout(timer));
  restart();
}
