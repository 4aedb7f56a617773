import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Slot } from '../../../../mount/react';
import { t } from './messages';
import { Icon, isPlainClick } from '../../../../shared/ui';
import { indexForKey } from './model';
import { Picture, useMissing } from './Picture';
import type { GalleryImage } from './part';
import { Thumbnails } from './Thumbnails';
import { useLightbox } from './useLightbox';
import { useStrips, type Start } from './useStrips';

/** Lucide's `maximize-2`. */
const MAXIMIZE = 'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6';

interface CarouselProps {
  readonly images: readonly GalleryImage[];
  readonly start: Start;
}

/** The stage, the thumbnails and the lightbox of one list of pictures. */
export function Carousel({ images, start }: CarouselProps) {
  const total = images.length;
  const { selected, goTo, slidesRef, startStyle, thumbsRef } = useStrips(total, start);
  const { missing, reportMissing, isMovingOn } = useMissing(images, selected, goTo);
  const [announced, announce] = useState('');
  const stage = useRef<HTMLDivElement>(null);
  const { open, lightbox } = useLightbox(images, goTo, stage);
  const image = images[selected]!;

  function show(index: number): void {
    goTo(index);
    announce(t('imageOf', { n: index + 1, m: total }));
  }

  function followKey(key: string): number | null {
    const target = indexForKey(key, selected, total);
    if (target !== null) show(target);
    return target;
  }

  function followKeyOnStage(event: KeyboardEvent): void {
    if (followKey(event.key) !== null) event.preventDefault();
  }

  function enlarge(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(selected);
  }

  return (
    <>
      <div className="noest-gallery__stage" ref={stage} role="presentation" onKeyDown={followKeyOnStage}>
        <div
          className="noest-gallery__slides noest-gallery__slides--live"
          ref={slidesRef}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the server's strip scrolls and has the focus, which stays
          tabIndex={0}
          role="group"
          aria-label={t('imageOf', { n: selected + 1, m: total })}
        >
          <div className="noest-gallery__track" style={startStyle}>
            {images.map((each, index) => (
              // A product may show the same picture twice.
              <div key={`${index} ${each.src}`} className="noest-gallery__slide" aria-hidden={index !== selected}>
                <a className="noest-gallery__link" href={each.src} tabIndex={-1} draggable={false} onClick={enlarge}>
                  <Picture
                    image={each}
                    isNear={Math.abs(index - selected) <= 1}
                    isMissing={missing.has(each.src)}
                    onMissing={reportMissing}
                  />
                </a>
              </div>
            ))}
          </div>
        </div>
        {total > 1 && (
          <>
            <ArrowButton direction="previous" isOff={selected === 0} onClick={() => show(selected - 1)} />
            <ArrowButton direction="next" isOff={selected === total - 1} onClick={() => show(selected + 1)} />
          </>
        )}
        <a
          className="noest-icon-button noest-gallery__zoom"
          href={image.src}
          aria-label={t('enlarge')}
          aria-haspopup="dialog"
          onClick={enlarge}
        >
          <Icon path={MAXIMIZE} />
        </a>
        {total > 1 && (
          <span className="noest-gallery__count" aria-hidden="true">
            {selected + 1} / {total}
          </span>
        )}
        <p className="noest-gallery__missing" role="status">
          {isMovingOn && t('imageMissing')}
        </p>
        <Slot name="badge" />
      </div>
      {total > 1 && (
        <Thumbnails
          images={images}
          selected={selected}
          missing={missing}
          stripRef={thumbsRef}
          onChoose={show}
          onKey={followKey}
          onMissing={reportMissing}
        />
      )}
      <p className="noest-hidden" role="status">
        {announced}
      </p>
      {lightbox}
    </>
  );
}

interface ArrowButtonProps {
  readonly direction: 'previous' | 'next';
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** Product rule 28: at an end it stays, so that it keeps the focus, with `aria-disabled`. */
function ArrowButton({ direction, isOff, onClick }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={`noest-icon-button noest-gallery__arrow noest-gallery__arrow--${direction}`}
      aria-label={t(direction === 'next' ? 'nextImage' : 'previousImage')}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <Icon name={direction === 'next' ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}
