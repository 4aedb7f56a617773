/** A mouse moves the track as a finger does; the press that did so follows no link. */
export function dragByMouse(track: HTMLElement, threshold: number, settle: () => void, signal: AbortSignal): void {
  let began: { readonly x: number; readonly left: number; readonly pointer: number } | undefined;
  let isDragging = false;

  function onDown({ pointerType, button, clientX, pointerId }: PointerEvent): void {
    if (pointerType !== 'mouse' || button !== 0) return;
    began = { x: clientX, left: track.scrollLeft, pointer: pointerId };
    isDragging = false;
  }

  function onMove({ clientX }: PointerEvent): void {
    if (!began) return;
    const by = clientX - began.x;
    if (!isDragging && Math.abs(by) < threshold) return;
    if (!isDragging) {
      isDragging = true;
      // From here on the moves come, wherever the pointer is.
      track.setPointerCapture(began.pointer);
      track.setAttribute('data-dragging', '');
    }
    track.scrollLeft = began.left - by;
  }

  function onUp(): void {
    began = undefined;
    if (!isDragging) return;
    track.removeAttribute('data-dragging');
    settle();
  }

  function onClick(event: Event): void {
    if (isDragging) event.preventDefault();
    isDragging = false;
  }

  track.addEventListener('pointerdown', onDown, { signal });
  track.addEventListener('pointermove', onMove, { signal });
  track.addEventListener('pointerup', onUp, { signal });
  track.addEventListener('pointercancel', onUp, { signal });
  track.addEventListener('click', onClick, { signal, capture: true });
  // A link or a picture would be dragged itself.
  track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', () => track.removeAttribute('data-dragging'));
}
