import { whenSeen } from '../../shared/dom';

interface Autoplay {
  /** Plays or pauses at the shopper's word. */
  toggle(): void;
}

/**
 * Goes on by itself while somebody can see it and nobody is at it (WCAG 2.2.2): it rests under the pointer and the focus,
 * out of view and in a hidden tab, and under reduced motion there is none.
 */
export function startAutoplay(
  element: HTMLElement,
  interval: number,
  next: () => void,
  /** Told whether it is on; it may rest for a moment all the same. */
  onChange: (isOn: boolean) => void,
  signal: AbortSignal,
): Autoplay {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const resting = new Set<string>(['unseen']);
  let isWanted = true;
  let timer: ReturnType<typeof setInterval> | undefined;

  function update(): void {
    clearInterval(timer);
    if (isWanted && !still.matches && resting.size === 0) timer = setInterval(next, interval);
  }

  function rest(reason: string, rests: boolean): void {
    if (rests) resting.add(reason);
    else resting.delete(reason);
    update();
  }

  function changed(): void {
    onChange(isWanted && !still.matches);
    update();
  }

  const on = (type: string, reason: string, rests: boolean): void =>
    element.addEventListener(type, () => rest(reason, rests), { signal });
  on('pointerenter', 'pointer', true);
  on('pointerleave', 'pointer', false);
  on('focusin', 'focus', true);
  on('focusout', 'focus', false);
  document.addEventListener('visibilitychange', () => rest('hidden', document.hidden), { signal });
  whenSeen(element, ({ isIntersecting }) => rest('unseen', !isIntersecting), signal, { threshold: 0.5 });
  still.addEventListener('change', changed, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  changed();

  return {
    toggle() {
      isWanted = !isWanted;
      changed();
    },
  };
}
