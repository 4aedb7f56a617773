import type { GalleryImage } from '../props';

export interface LightboxProps {
  readonly images: readonly GalleryImage[];
  readonly start: number;
  /** The picture on the page that this one grows out of, and shrinks into. */
  frameOf(index: number): Element | undefined;
  onMove(index: number): void;
  onClosed(): void;
}
