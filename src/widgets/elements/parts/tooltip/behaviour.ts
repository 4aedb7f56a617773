import { defineBehaviour } from '../../../../mount';
import { elementById } from '../../elementById';
import part from './part';
import './tooltip.css';

/**
 * Without this module a button with `popovertarget` shows its `popover` when pressed, and Escape hides it. Added: pointer
 * and focus show it too (`popover=hint` and `interestfor` are missing in WebKit), the pointer may move onto it (WCAG 2.2
 * 1.4.13), it is positioned beside its button, and it is the button's description (elements rules 18 and 19).
 */
export default defineBehaviour(part, {
  attach(trigger, { delay, offset, side, padding }, signal) {
    const tip = elementById('popovertarget', trigger.getAttribute('popovertarget') ?? '');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPinned = false;
    let isWanted = false;
    let placing: Promise<void> | undefined;

    const isOpen = (): boolean => tip.matches(':popover-open');
    /** What positions it is fetched at the first interest; where it can't be, the tip is where the browser shows it. */
    const place = (): Promise<void> =>
      (placing ??= import('../../floatBeside').then(
        ({ floatBeside }) => floatBeside(tip, () => trigger, { side, align: 'center', offset, padding }, signal),
        (error: unknown) => console.error('[noest] tooltip: the code that positions it could not be fetched', error),
      ));
    const show = async (): Promise<void> => {
      clearTimeout(timer);
      isWanted = true;
      listenAtTip();
      await place();
      if (isWanted && tip.isConnected && !isOpen()) tip.showPopover();
    };
    const hide = (): void => {
      clearTimeout(timer);
      isWanted = false;
      if (isOpen()) tip.hidePopover();
    };
    const later = (action: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(action, delay);
    };

    function onPointer({ type, pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse') return;
      if (type === 'pointerenter') {
        void place();
        later(() => void show());
      } else if (!isPinned) later(hide);
    }

    /** A press pins it, the next one hides it; by default the button would hide what the pointer has shown. */
    function onClick(event: Event): void {
      event.preventDefault();
      const willClose = isPinned;
      if (willClose) hide();
      else void show();
      isPinned = !willClose;
    }

    const listenToPointer = (element: HTMLElement): void => {
      element.addEventListener('pointerenter', onPointer, { signal });
      element.addEventListener('pointerleave', onPointer, { signal });
    };
    const unpin = (): void => void (isPinned &&= isOpen());
    /** From its first showing on, since most are never shown; the same listener is added once. */
    const listenAtTip = (): void => {
      listenToPointer(tip);
      tip.addEventListener('toggle', unpin, { signal });
    };
    listenToPointer(trigger);
    trigger.addEventListener('click', onClick, { signal });
    trigger.addEventListener('focus', () => trigger.matches(':focus-visible') && void show(), { signal });
    // A press on the tip takes the focus from the button, and its text can be selected.
    trigger.addEventListener('blur', () => tip.matches(':hover') || hide(), { signal });

    const described = trigger.getAttribute('aria-describedby');
    trigger.setAttribute('aria-describedby', tip.id);

    // What woke it was over before this listened: a press has shown the tip, the focus or the pointer is there.
    if (isOpen()) {
      isPinned = true;
      isWanted = true;
      listenAtTip();
      void place();
    } else if (trigger.matches(':focus-visible')) void show();
    else if (trigger.matches(':hover') && matchMedia('(hover: hover)').matches) {
      void place();
      later(() => void show());
    }

    signal.addEventListener('abort', () => {
      hide();
      if (described === null) trigger.removeAttribute('aria-describedby');
      else trigger.setAttribute('aria-describedby', described);
    });
  },
});
