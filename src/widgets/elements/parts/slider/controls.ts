import { build, buildIcon } from '../../../../shared/platform/dom';
import { createNamespace } from '../../../../shared/i18n/namespace';
import dutch from './messages/slider.nl.json';
import { arrows } from '../../../../shared/ui/look/pageIcons';
import '../../../../shared/ui/look/button.css';
import '../../../../shared/ui/look/icon.css';

const t = createNamespace('slider', dutch, () => import('./messages/slider.en.json'));

/** Lucide's `pause`. */
const PAUSE = 'M6 5h3v14H6zM15 5h3v14h-3z';
/** Lucide's `play`. */
const PLAY = 'M6 4l14 8-14 8z';

interface Actions {
  previous(): void;
  next(): void;
  goTo(step: number): void;
  /** Left out without autoplay. */
  playOrPause?(): void;
}

export interface Controls {
  readonly element: HTMLElement;
  show(state: { readonly step: number; readonly steps: number; readonly loop: boolean; readonly dots: boolean }): void;
  showPlaying(isPlaying: boolean): void;
}

/** The buttons of a slider, hidden where all slides fit. */
export function buildControls(actions: Actions): Controls {
  const previous = iconButton('previous', arrows['chevron-left'], t('previous'), actions.previous);
  const next = iconButton('next', arrows['chevron-right'], t('next'), actions.next);
  const pause = iconButton('pause', PAUSE, t('pause'), () => actions.playOrPause?.());
  const dots = build('div', 'noest-slider__dots');
  dots.setAttribute('role', 'group');
  dots.setAttribute('aria-label', t('pages'));
  const element = build('div', 'noest-slider__controls', previous, dots, ...(actions.playOrPause ? [pause] : []), next);

  function countDots(steps: number): void {
    while (dots.childElementCount > steps) dots.lastElementChild?.remove();
    for (let step = dots.childElementCount; step < steps; step++) {
      const dot = build('button', 'noest-slider__dot');
      dot.type = 'button';
      dot.addEventListener('click', () => actions.goTo(step));
      dots.append(dot);
    }
  }

  return {
    element,
    show({ step, steps, loop, dots: hasDots }) {
      element.hidden = steps < 2;
      countDots(hasDots ? steps : 0);
      [...dots.children].forEach((dot, index) => {
        dot.setAttribute('aria-label', t('slide', { n: index + 1, m: steps }));
        dot.setAttribute('aria-current', String(index === step));
      });
      previous.setAttribute('aria-disabled', String(!loop && step === 0));
      next.setAttribute('aria-disabled', String(!loop && step === steps - 1));
    },
    showPlaying(isPlaying) {
      pause.replaceChildren(buildIcon(isPlaying ? PAUSE : PLAY));
      pause.setAttribute('aria-label', t(isPlaying ? 'pause' : 'play'));
    },
  };
}

function iconButton(name: string, path: string, label: string, action: () => void): HTMLButtonElement {
  const button = build('button', `noest-icon-button noest-slider__${name}`, buildIcon(path));
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.addEventListener('click', action);
  return button;
}
