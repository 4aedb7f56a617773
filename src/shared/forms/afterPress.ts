/**
 * Runs `task` in the first frame in which nothing is pressed. Leaving a field by a press on a button comes before its
 * click: a complaint that moved the button away from under the pointer would swallow the click. Watched by frame, for a
 * touch leaves `:active` on after its pointer has gone.
 */
export function afterPress(task: () => void): void {
  // Not every browser has marked what is pressed by the time the field is left.
  setTimeout(() => {
    if (document.querySelector(':active')) requestAnimationFrame(() => afterPress(task));
    else task();
  });
}
