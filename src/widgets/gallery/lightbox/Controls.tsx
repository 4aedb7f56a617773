import type PhotoSwipe from 'photoswipe';
import { t as common } from '../../../shared/i18n/common';
import { t } from '../../../shared/i18n/gallery';
import { IconButton } from '../../../shared/ui';

interface ControlsProps {
  readonly pswp: PhotoSwipe;
  readonly index: number;
  readonly total: number;
  readonly isMovingOn: boolean;
}

/** What is pressed and read in the lightbox. */
export function Controls({ pswp, index, total, isMovingOn }: ControlsProps) {
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
        <IconButton icon="x" label={common('close')} onClick={() => pswp.close()} />
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
