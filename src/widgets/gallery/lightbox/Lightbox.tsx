import { createPortal } from 'react-dom';
import { Controls } from './Controls';
import type { LightboxProps } from './LightboxProps';
import { usePhotoSwipe } from './usePhotoSwipe';
import 'photoswipe/style.css';
import './lightbox.css';

/** PhotoSwipe with the kit's own controls, as large as the window: pinch, drag, wheel, double tap and keys. */
export function Lightbox(props: LightboxProps) {
  const opened = usePhotoSwipe(props);
  if (!opened) return null;
  const { pswp, index, isMovingOn, place } = opened;
  return createPortal(
    <Controls pswp={pswp} index={index} total={props.images.length} isMovingOn={isMovingOn} />,
    place,
  );
}
