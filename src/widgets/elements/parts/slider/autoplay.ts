import { onVisible } from '../../../../shared/platform/dom';

interface Autoplay {
  /** Pauses or resumes, by the pause button. */
  toggle(): void;
}

/**
 * Calls `next` at each interval. It rests under pointer and focus, out of view and in a hidden tab, and never plays under
 * reduced motion (elements rule 13).
 */
export function startAutoplay(
  element: HTMLElement,
  interval: number,
  next: () => void,
  /** Called with whether it plays; it may be resting all the same. */
  onChange: (isPlaying: boolean) => void,
  signal: AbortSignal,
): Autoplay {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const resting = new Set<string>(['unseen']);
  let isOn = true;
  let timer: ReturnType<typeof setInterval> | undefined;

  function update(): void {
    clearInterval(timer);
    if (isOn && !still.matches && resting.size === 0) timer = setInterval(next, interval);
  }

  function rest(reason: string, rests: boolean): void {
    if (rests) resting.add(reason);
    else resting.delete(reason);
    update();
  }

  function changed(): void {
    onChange(isOn && !still.matches);
    update();
  }

  const on = (type: string, reason: string, rests: boolean): void =>
    element.addEventListener(type, () => rest(reason, rests), { signal });
  on('pointerenter', 'pointer', true);
  on('pointerleave', 'pointer', false);
  on('focusin', 'focus', true);
  on('focusout', 'focus', false);
  document.addEventListener('visibilitychange', () => rest('hidden', document.hidden), { signal });
  onVisible(element, ({ isIntersecting }) => rest('unseen', !isIntersecting), signal, { threshold: 0.5 });
  still.addEventListener('change', changed, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  changed();

  return {
    toggle() {
      isOn = !isOn;
      changed();
    },
  };
}
