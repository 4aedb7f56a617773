import { formatNumber } from '../../../../shared/i18n';
import type { StockView } from '../../plan/planView';

const sizeOf = (sides: readonly number[]): string => sides.map((side) => formatNumber(side)).join(' x ');

/** A bar or a sheet to scale. The same markup as the server's `cutting-drawing` partial. */
export function Drawing({ stock, isSheet }: { readonly stock: StockView; readonly isSheet: boolean }) {
  const { caption, note, spoken, drawing } = stock;
  return (
    <div className="noest-plan__stock">
      <p className="noest-plan__caption">
        <span>{caption}</span>
        <span>{note}</span>
      </p>
      <svg className={isSheet ? 'noest-plan__sheet' : 'noest-plan__bar'} role="img" aria-label={spoken}>
        <rect className="noest-plan__wood" width="100%" height="100%" />
        {drawing.rests.map(({ x, y, width, height, middle, letterY, hasText, sides }) => (
          <g key={`${x} ${y}`}>
            <rect className="noest-plan__rest" x={x} y={y} width={width} height={height} />
            {hasText && isSheet && (
              <text className="noest-plan__muted" x={middle} y={letterY}>
                {sizeOf(sides)}
              </text>
            )}
          </g>
        ))}
        {drawing.pieces.map(
          ({ x, y, width, height, middle, letterY, textY, letter, look, hasLetter, hasText, sides }) => (
            <g key={`${x} ${y}`}>
              <rect
                className={`noest-plan__piece noest-plan__piece--${look}`}
                x={x}
                y={y}
                width={width}
                height={height}
              />
              {hasLetter && (
                <text className="noest-plan__letter" x={middle} y={letterY}>
                  {letter}
                </text>
              )}
              {hasText && (
                <text x={middle} y={textY}>
                  {sizeOf(sides)}
                </text>
              )}
            </g>
          ),
        )}
      </svg>
    </div>
  );
}
