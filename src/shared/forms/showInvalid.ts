import { pressEnded } from '../platform/scheduling/press';

const SHAKE: Keyframe[] = [0, -6, 6, -4, 4, 0].map((x) => ({ translate: `${x}px 0` }));
const SHAKE_MS = 320;

/**
 * Shared rule 29: the first invalid field is scrolled into view, and all of them shake, for who has not asked for less
 * motion. The first one gets the focus too, so that its error is read aloud.
 */
export function showInvalid(form: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]')];
  const [first] = fields;
  if (!first) return;
  first.scrollIntoView({ block: 'center' });
  first.focus({ preventScroll: true });
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  for (const field of fields) (field.closest('.noest-field') ?? field).animate(SHAKE, { duration: SHAKE_MS });
}

/**
 * Runs `task` once nothing on the page is pressed. Leaving a field by a press on a button comes before its click: a
 * validation error that moved the button away from under the pointer would swallow the click.
 */
export function afterLeaving(task: () => void): void {
  // Not every browser has marked what is pressed by the time the field is left.
  setTimeout(() => void pressEnded(document.documentElement).then(task));
}
