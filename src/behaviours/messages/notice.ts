import type { MessageType } from '../../shared/events';
import { build, buildIcon } from '../../shared/dom';
import { t } from '../../shared/i18n/common';
import type { Message } from '../../shared/state/messages';
import { icons, type IconName } from '../../shared/ui/icons';
import '../../shared/ui/button.css';
import '../../shared/ui/icon.css';
import '../../shared/ui/notice.css';

const ICONS: Readonly<Record<MessageType, IconName>> = {
  success: 'circle-check',
  notice: 'info',
  warning: 'triangle-alert',
  error: 'circle-alert',
};

/** A message as markup, alike to what the server prints. The region it stands in is what announces it. */
export function buildNotice({ type, text }: Message): HTMLElement {
  const words = build('div', 'noest-notice__text', text);
  return build('div', `noest-notice noest-notice--${type}`, buildIcon(icons[ICONS[type]]), words);
}

/** What kind of message the server printed, by its class. */
export function typeOf(notice: HTMLElement): MessageType {
  if (notice.classList.contains('noest-notice--success')) return 'success';
  if (notice.classList.contains('noest-notice--warning')) return 'warning';
  return notice.classList.contains('noest-notice--error') ? 'error' : 'notice';
}

export function addCloseButton(notice: HTMLElement, close: () => void): void {
  const button = build('button', 'noest-icon-button noest-notice__close', buildIcon(icons.x));
  button.type = 'button';
  button.setAttribute('aria-label', t('close'));
  button.addEventListener('click', close);
  notice.append(button);
}
