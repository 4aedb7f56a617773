/** Whether Escape is pressed before `signal` aborts: PhotoSwipe does not hear keys until it has opened. */
export function escapeUntil(signal: AbortSignal): () => boolean {
  let isPressed = false;
  addEventListener('keydown', ({ key }) => (isPressed ||= key === 'Escape'), { capture: true, signal });
  return () => isPressed;
}
