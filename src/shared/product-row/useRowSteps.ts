import { useEffect, useState, type RefObject } from 'react';

/** A pixel that a fraction of a scroll may leave over. */
const SLACK = 2;

/** Where the row in `frame` stands, and what takes it a screenful on. The row may be the server's own. */
export function useRowSteps(frame: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isStart: true, isEnd: true });
  const row = () => frame.current?.querySelector('.noest-product-row') ?? null;

  useEffect(() => {
    const list = frame.current?.querySelector('.noest-product-row');
    if (!list) return undefined;
    const look = () => {
      const isStart = list.scrollLeft <= SLACK;
      const isEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - SLACK;
      setEnds((was) => (was.isStart === isStart && was.isEnd === isEnd ? was : { isStart, isEnd }));
    };
    list.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(list);
    look();
    return () => {
      list.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [frame]);

  function step(direction: 1 | -1): void {
    const list = row();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list?.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: isCalm ? 'auto' : 'smooth' });
  }

  return { ...ends, step };
}
