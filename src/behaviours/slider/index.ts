import { defineBehaviour } from '../../mount';
import { mustBe, onFrame, whenResized } from '../../shared/dom';
import { startAutoplay } from './autoplay';
import { buildControls } from './controls';
import { dragByMouse } from './drag';
import { createGlide } from './glide';
import { parseSegments, stepAt, stepBeside, stepsOf } from './model';
import { SliderProps } from './props';
import './slider.css';

/**
 * The platform: a scroll-snap row is a slider for touch, wheel and keyboard, and CSS says how many slides it shows,
 * without this file. Added: buttons and dots (`::scroll-button` is Chromium's), dragging by mouse, round and round, and
 * autoplay with its pause button.
 */
export default defineBehaviour({
  props: SliderProps,
  attach(element, props, signal) {
    const track = mustBe('slider', element.querySelector('.noest-slider__track'), HTMLElement);
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

    /** The last step goes to the end, which is no whole number of slides where the next one peeps in. */
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
          return { width, stride: second && first ? second.left - first.left : width, room: track.clientWidth };
        },
        ({ width, stride: between, room }) => {
          if (signal.aborted || width === 0) return;
          stride = between;
          const visible = Math.max(1, Math.ceil((room + between - width) / between - 0.1));
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

    let resting: ReturnType<typeof setTimeout> | undefined;
    whenResized(
      track,
      () => {
        clearTimeout(resting);
        resting = setTimeout(measure, props.refresh);
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
      clearTimeout(resting);
      controls.element.remove();
      for (const name of styled) element.style.removeProperty(name);
    });
  },
});

/** Writes what the attribute asks for where CSS reads it; returns the names of the properties written. */
function applySegments(element: HTMLElement, text: string): string[] {
  const { segments, ignored } = parseSegments(text);
  for (const word of ignored) {
    // oxlint-disable-next-line no-console -- specification 5: a debug note, for who wrote the markup
    console.debug(`[noest] slider: data-slides: expected such as "1-mobile-10", found "${word}"`, element);
  }
  return segments.flatMap(({ slides, breakpoint, gap }) => {
    const values = { [`--noest-slider-${breakpoint}`]: `${slides}`, [`--noest-slider-gap-${breakpoint}`]: `${gap}px` };
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
    return Object.keys(values);
  });
}
