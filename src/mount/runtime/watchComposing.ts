/**
 * The field in which an input method is composing a word, if any. Every letter tells it anew, so a word begun before
 * this listened is known of at its next one.
 */
export function watchComposing(signal: AbortSignal): () => Node | null {
  let composing: Node | null = null;
  const begin = ({ target }: Event): void => {
    composing = target as Node;
  };
  const end = (): void => {
    composing = null;
  };
  const options = { capture: true, signal };
  addEventListener('compositionstart', begin, options);
  addEventListener('compositionupdate', begin, options);
  addEventListener('compositionend', end, options);
  return () => composing;
}
