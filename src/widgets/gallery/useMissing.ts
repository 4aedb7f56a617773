import { useCallback, useEffect, useState } from 'react';
import { nextShowable } from './model';
import type { GalleryImage } from './props';

/** Time to read that a picture is not there. */
const MOVE_ON_MS = 2500;

const NONE: ReadonlySet<string> = new Set();

/** Which pictures could not be had. From one of those the gallery moves on by itself, and says so (specification 8). */
export function useMissing(images: readonly GalleryImage[], selected: number, goTo: (index: number) => void) {
  const [missing, setMissing] = useState(NONE);
  const isMissing = missing.has(images[selected]!.src);
  const next = isMissing ? nextShowable(images, selected, missing) : null;

  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => goTo(next), MOVE_ON_MS);
    return () => clearTimeout(timer);
  }, [next, goTo]);

  const reportMissing = useCallback((src: string) => setMissing((known) => new Set([...known, src])), []);
  return { missing, reportMissing, isMovingOn: next !== null };
}
