import type { CSSProperties } from 'react';
import { formatMoney } from '../../shared/i18n';
import { t } from '../../shared/i18n/listing';
import { toCents } from '../../shared/money';
import { moveFrom, moveTo, type Range } from './range';

interface PriceSliderProps {
  readonly range: Range;
  /** While a thumb moves; the other bound stays as exact as it was. */
  readonly onMoveFrom: (range: Range) => void;
  readonly onMoveTo: (range: Range) => void;
  /** Once it is let go: by the pointer, or after a key. */
  readonly onRelease: () => void;
}

/** Two native sliders on one track. */
export function PriceSlider({ range, onMoveFrom, onMoveTo, onRelease }: PriceSliderProps) {
  const { lowest, highest, from, to } = range;
  const share = (euros: number) => `${((euros - lowest) / (highest - lowest)) * 100}%`;
  const thumb = (label: string, value: number, onMove: (euros: number) => void) => (
    <input
      className="noest-range__thumb"
      type="range"
      min={lowest}
      max={highest}
      value={value}
      aria-label={label}
      aria-valuetext={formatMoney(toCents(value * 100))}
      onChange={(event) => onMove(Number(event.currentTarget.value))}
      onPointerUp={onRelease}
      onKeyUp={onRelease}
    />
  );
  return (
    // Through the CSSOM, so a strict style-src allows it.
    <div
      className="noest-range"
      style={{ '--noest-range-from': share(from), '--noest-range-to': share(to) } as CSSProperties}
    >
      {thumb(t('lowestPrice'), from, (euros) => onMoveFrom(moveFrom(range, euros)))}
      {thumb(t('highestPrice'), to, (euros) => onMoveTo(moveTo(range, euros)))}
    </div>
  );
}
