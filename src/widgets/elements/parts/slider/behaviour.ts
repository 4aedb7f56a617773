import { defineBehaviour } from '../../../../mount';
import { onFrame, onResize } from '../../../../shared/platform/dom';
import { startAutoplay } from './autoplay';
import { buildControls } from './controls';
import { parseSegments, stepAt, stepBeside, stepsOf } from './model';
import part from './part';
import { createGlide, dragByMouse } from './track';
import './slider.css';

/**
 * Without this module a scroll-snap row is a slider for touch, wheel and keyboard, and CSS gives the number of slides.
 * Added: buttons and dots (`::scroll-button` is only in Chromium), dragging by mouse, looping, and autoplay with a pause
 * button (elements rules 10 to 13).
 */
export default defineBehaviour(part, {
  attach(element, props, signal) {
    const track = element.querySelector<HTMLElement>('.noest-slider__track')!;
    const slides = [...track.children];
    const glide = createGlide(track, props.duration, signal);
    const styled = applySegments(element, props.slides);
    let steps: readonly number[] = [0];
    let stride = 1;
    let step = 0;

    const controls = buildControls({
      previous: () => move(-1),
      next: () => move(1),
      goTo,
      ...(props.autoplay ? { playOrPause: () => autoplay?.toggle() } : {}),
    });
    element.append(controls.element);

    /** The last step scrolls to the end, which is not a whole number of slides where part of the next one shows. */
    function goTo(to: number): void {
      glide(to === steps.length - 1 ? end() : (steps[to] ?? 0) * stride);
    }

    const end = (): number => track.scrollWidth - track.clientWidth;
    const current = (): number =>
      track.scrollLeft >= end() - 1 ? steps.length - 1 : stepAt(steps, Math.round(track.scrollLeft / stride));

    function move(by: 1 | -1): void {
      goTo(stepBeside(step, by, steps.length, props.loop));
    }

    function show(): void {
      controls.show({ step, steps: steps.length, loop: props.loop, dots: props.pagination });
    }

    function measure(): void {
      onFrame(
        () => {
          const [first, second] = slides.map((slide) => slide.getBoundingClientRect());
          const width = first?.width ?? 0;
          return { width, stride: second && first ? second.left - first.left : width, trackWidth: track.clientWidth };
        },
        ({ width, stride: between, trackWidth }) => {
          if (signal.aborted || width === 0) return;
          stride = between;
          const visible = Math.max(1, Math.ceil((trackWidth + between - width) / between - 0.1));
          steps = stepsOf({ count: slides.length, visible, scroll: props.scroll });
          follow();
        },
      );
    }

    function follow(): void {
      onFrame(current, (reached) => {
        step = reached;
        show();
      });
    }

    let resizeTimer: ReturnType<typeof setTimeout> | undefined;
    onResize(
      track,
      () => {
        clearTimeout(resizeTimer);
        resizeTimer = setTimeout(measure, props.refresh);
      },
      signal,
    );
    track.addEventListener('scroll', follow, { signal, passive: true });
    if (props.draggable) {
      dragByMouse(track, props.dragThreshold, () => goTo(current()), signal);
    }
    const autoplay = props.autoplay
      ? startAutoplay(element, props.interval, () => move(1), controls.showPlaying, signal)
      : undefined;
    show();
    measure();

    signal.addEventListener('abort', () => {
      clearTimeout(resizeTimer);
      controls.element.remove();
      for (const name of styled) element.style.removeProperty(name);
    });
  },
});

/** Writes the segments as custom properties, which the sheet reads; returns their names. */
function applySegments(element: HTMLElement, text: string): string[] {
  const { segments, ignored } = parseSegments(text);
  for (const word of ignored) {
    // oxlint-disable-next-line no-console -- elements rule 10: a debug note for the author of the markup
    console.debug(`[noest] slider: data-slides: expected such as "1-mobile-10", found "${word}"`, element);
  }
  return segments.flatMap(({ slides, breakpoint, gap }) => {
    const values = { [`--noest-slider-${breakpoint}`]: `${slides}`, [`--noest-slider-gap-${breakpoint}`]: `${gap}px` };
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
    return Object.keys(values);
  });
}
