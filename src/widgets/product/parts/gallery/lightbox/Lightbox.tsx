import type PhotoSwipe from 'photoswipe';
import { createPortal } from 'react-dom';
import { t as tCommon } from '../../../../../shared/i18n/messages';
import { IconButton } from '../../../../../shared/ui';
import { t } from '../messages';
import { usePhotoSwipe, type LightboxProps } from './usePhotoSwipe';
import 'photoswipe/style.css';
import './lightbox.css';

/** PhotoSwipe with the kit's own controls, as large as the window: pinch, drag, wheel, double tap and keys. */
export function Lightbox(props: LightboxProps) {
  const opened = usePhotoSwipe(props);
  if (!opened) return null;
  const { pswp, index, isMovingOn, container } = opened;
  return createPortal(
    <Controls pswp={pswp} index={index} total={props.images.length} isMovingOn={isMovingOn} />,
    container,
  );
}

interface ControlsProps {
  readonly pswp: PhotoSwipe;
  readonly index: number;
  readonly total: number;
  readonly isMovingOn: boolean;
}

/** Count, zoom, close, arrows and the message of a missing picture. */
function Controls({ pswp, index, total, isMovingOn }: ControlsProps) {
  return (
    <>
      <div className="noest-lightbox__bar">
        <p className="noest-lightbox__count" role="status">
          <span className="noest-hidden">{t('imageOf', { n: index + 1, m: total })}</span>
          <span aria-hidden="true">
            {index + 1} / {total}
          </span>
        </p>
        <IconButton icon="zoom-in" label={t('zoom')} onClick={() => pswp.toggleZoom()} />
        <IconButton icon="x" label={tCommon('close')} onClick={() => pswp.close()} />
      </div>
      {total > 1 && (
        <>
          <div className="noest-lightbox__arrow noest-lightbox__arrow--previous">
            <IconButton
              icon="chevron-left"
              label={t('previousImage')}
              aria-disabled={index === 0}
              onClick={() => pswp.prev()}
            />
          </div>
          <div className="noest-lightbox__arrow noest-lightbox__arrow--next">
            <IconButton
              icon="chevron-right"
              label={t('nextImage')}
              aria-disabled={index === total - 1}
              onClick={() => pswp.next()}
            />
          </div>
        </>
      )}
      <p className="noest-lightbox__missing" role="status">
        {isMovingOn && t('imageMissing')}
      </p>
    </>
  );
}
