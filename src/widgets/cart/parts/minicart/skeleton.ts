import type { Mount } from '../../../../mount';
import { defineSkeleton } from '../../../../mount/skeleton';
import { withPrivateContent } from '../../../../shared/api/withPrivateContent';
import { t } from '../../../../shared/i18n/messages';
import { messagesReady } from '../../../../shared/i18n/ready';
import { becomeModal } from '../../../../shared/platform/dom/becomeModal';
import { build, buildIcon } from '../../../../shared/platform/dom/build';
import '../../../../shared/ui/drawer/drawer.css';
import '../../../../shared/ui/look/button.css';
import '../../../../shared/ui/look/icon.css';
import { noticeIcons } from '../../../../shared/ui/look/pageIcons';
import '../../lines/line.css';
import './minicart.css';

/** The drawer with lines that are still to come, under the words of the cart link (cart rule 51). */
const show = defineSkeleton((element, signal, giveUp) => {
  askForTotals();
  // Its looks are in the page, not in a shadow root.
  if (element.hasAttribute('data-isolate')) return;
  const title = wordsOf(element);
  const close = build('button', 'noest-icon-button', buildIcon(noticeIcons.x));
  close.type = 'button';
  void messagesReady().then(() => (close.ariaLabel = t('close')));
  const head = build('div', 'noest-minicart__head', build('h2', 'noest-minicart__title', title), close);
  const body = build('div', 'noest-minicart__body', buildLine(), buildLine());
  const dialog = build('dialog', 'noest-drawer', build('div', 'noest-drawer__panel', head, body));
  dialog.ariaLabel = title;
  dialog.ariaBusy = 'true';
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', giveUp, { signal });
  document.body.append(dialog);
  const modal = becomeModal(dialog, true, signal);
  signal.addEventListener('abort', () => dialog.remove());
  modal.open();
});

export default function showSkeleton(mount: Mount): void {
  fetchLines();
  show(mount);
}

/** Beside the code of the view, which takes longer to come: it asks for the lines too, and says where they can't be fetched. */
function fetchLines(): void {
  withPrivateContent(({ hasCart }) => {
    if (hasCart()) import('./FilledDrawer').catch(() => {});
  });
}

/**
 * Beside the code of the view, too. Where the code of the cart can't be fetched the view can't either, and
 * that is reported.
 */
function askForTotals(): void {
  import('../../store').then(
    ({ cart }) => cart.askAhead(),
    () => {},
  );
}

/** The words of the link, without the number that a part inside shows; where it has an icon alone, its label. */
function wordsOf(element: HTMLElement): string {
  const link = element.querySelector('[data-slot=link]') ?? element;
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  let words = '';
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.closest('[data-component]') === element) words += textContent;
  }
  return words.trim() || link.ariaLabel || '';
}

/** As LoadingLines of `lines/CartLoading.tsx`. */
function buildLine(): HTMLElement {
  const text = build(
    'div',
    'noest-line__text',
    build('span', 'noest-line__blank'),
    build('span', 'noest-line__blank noest-line__blank--short'),
  );
  const bottom = build('div', 'noest-line__bottom', build('span', 'noest-line__blank noest-line__blank--control'));
  const line = build('div', 'noest-line noest-line--loading', build('span', 'noest-line__picture'), text, bottom);
  line.ariaHidden = 'true';
  return line;
}
