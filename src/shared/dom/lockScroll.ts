let locks = 0;

/**
 * Keeps the page behind a drawer or a list where it is, without moving it: the room of the scrollbar stays.
 * @returns what ends this lock; the page scrolls again when the last one has ended.
 */
export function lockScroll(): () => void {
  const { documentElement: root } = document;
  if (locks++ === 0) {
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks > 0) return;
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
  };
}
