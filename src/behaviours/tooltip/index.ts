import { defineBehaviour } from '../../mount';
import { floatBeside, mustBe } from '../../shared/dom';
import { TooltipProps } from './props';
import './tooltip.css';

/**
 * The platform: a button with `popovertarget` shows its `popover` when it is pressed, and Escape hides it, without this
 * file. Added: pointer and focus show it too (`popover=hint` and `interestfor` are missing in WebKit), the pointer may
 * rest on it (WCAG 1.4.13), it stands beside its button, and a screen reader has it as the description.
 */
export default defineBehaviour({
  props: TooltipProps,
  attach(trigger, { delay, offset, side, padding }, signal) {
    const tip = mustBe('tooltip', document.getElementById(trigger.getAttribute('popovertarget') ?? ''), HTMLElement);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPinned = false;

    const isOpen = (): boolean => tip.matches(':popover-open');
    const show = (): void => {
      clearTimeout(timer);
      if (tip.isConnected && !isOpen()) tip.showPopover();
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (isOpen()) tip.hidePopover();
    };
    const after = (act: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(act, delay);
    };

    function onPointer({ type, pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse') return;
      if (type === 'pointerenter') after(show);
      else if (!isPinned) after(hide);
    }

    /** A press keeps it open, a second one ends it; by itself the button would hide what the pointer has shown. */
    function onClick(event: Event): void {
      event.preventDefault();
      const willClose = isPinned;
      if (willClose) hide();
      else show();
      isPinned = !willClose;
    }

    for (const element of [trigger, tip]) {
      element.addEventListener('pointerenter', onPointer, { signal });
      element.addEventListener('pointerleave', onPointer, { signal });
    }
    trigger.addEventListener('click', onClick, { signal });
    trigger.addEventListener('focus', () => trigger.matches(':focus-visible') && show(), { signal });
    // A press on the tip takes the focus from its button, and its words may be selected.
    trigger.addEventListener('blur', () => tip.matches(':hover') || hide(), { signal });
    tip.addEventListener('toggle', () => (isPinned &&= isOpen()), { signal });
    floatBeside(tip, () => trigger, { side, align: 'center', offset, padding }, signal);

    const described = trigger.getAttribute('aria-describedby');
    trigger.setAttribute('aria-describedby', tip.id);
    signal.addEventListener('abort', () => {
      hide();
      if (described === null) trigger.removeAttribute('aria-describedby');
      else trigger.setAttribute('aria-describedby', described);
    });
  },
});
