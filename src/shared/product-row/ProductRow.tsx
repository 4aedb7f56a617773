import { useRef, type ReactNode } from 'react';
import { t } from '../i18n/rows';
import { IconButton } from '../ui';
import { useRowSteps } from './useRowSteps';
import './product-row.css';

interface ProductRowProps {
  readonly heading: ReactNode;
  /** The list itself: an element of class `noest-product-row`. */
  readonly children: ReactNode;
}

/** A row of products to swipe or to step through. The buttons are there only where there is more than fits. */
export function ProductRow({ heading, children }: ProductRowProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { isStart, isEnd, step } = useRowSteps(frame);
  return (
    <div ref={frame}>
      <div className="noest-product-row__head">
        {heading}
        {!(isStart && isEnd) && (
          <div className="noest-product-row__steps">
            <IconButton icon="chevron-left" label={t('previous')} aria-disabled={isStart} onClick={() => step(-1)} />
            <IconButton icon="chevron-right" label={t('next')} aria-disabled={isEnd} onClick={() => step(1)} />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
