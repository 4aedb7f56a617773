import { build, buildIcon } from '../../shared/dom';
import { t } from '../../shared/i18n/slider';
import { icons, type IconName } from '../../shared/ui/icons';
import '../../shared/ui/button.css';
import '../../shared/ui/icon.css';

interface Acts {
  previous(): void;
  next(): void;
  goTo(step: number): void;
  /** Left out where nothing plays by itself. */
  playOrPause?(): void;
}

export interface Controls {
  readonly element: HTMLElement;
  show(state: { readonly step: number; readonly steps: number; readonly loop: boolean; readonly dots: boolean }): void;
  showPlaying(isPlaying: boolean): void;
}

/** The buttons of a slider; where everything fits there are none. */
export function buildControls(acts: Acts): Controls {
  const previous = iconButton('previous', 'chevron-left', t('previous'), acts.previous);
  const next = iconButton('next', 'chevron-right', t('next'), acts.next);
  const pause = iconButton('pause', 'pause', t('pause'), () => acts.playOrPause?.());
  const dots = build('div', 'noest-slider__dots');
  dots.setAttribute('role', 'group');
  dots.setAttribute('aria-label', t('pages'));
  const element = build('div', 'noest-slider__controls', previous, dots, ...(acts.playOrPause ? [pause] : []), next);

  function countDots(steps: number): void {
    while (dots.childElementCount > steps) dots.lastElementChild?.remove();
    for (let step = dots.childElementCount; step < steps; step++) {
      const dot = build('button', 'noest-slider__dot');
      dot.type = 'button';
      dot.addEventListener('click', () => acts.goTo(step));
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
      pause.replaceChildren(buildIcon(isPlaying ? icons.pause : icons.play));
      pause.setAttribute('aria-label', t(isPlaying ? 'pause' : 'play'));
    },
  };
}

function iconButton(name: string, icon: IconName, label: string, act: () => void): HTMLButtonElement {
  const button = build('button', `noest-icon-button noest-slider__${name}`, buildIcon(icons[icon]));
  button.type = 'button';
  button.setAttribute('aria-label', label);
  button.addEventListener('click', act);
  return button;
}
