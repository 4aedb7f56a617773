import { Notice } from '../../../../shared/ui';
import { t } from '../../messages';
import type { TerraceView } from '../../terrace/terraceView';

/** The terrace from above, to scale, and what to do about a narrow row. The same markup as the server's `terrace-list` partial. */
export function Drawing({ view }: { readonly view: TerraceView }) {
  const { drawing, advice } = view;
  return (
    <div className="noest-box">
      <h2 className="noest-terrace__title">{t('drawing')}</h2>
      <figure className="noest-terrace__figure">
        <p className="noest-terrace__across" aria-hidden="true">
          {view.across}
        </p>
        <p className="noest-terrace__down" aria-hidden="true">
          {view.down}
        </p>
        <svg className="noest-terrace__drawing" viewBox={drawing.viewBox} role="img" aria-label={view.spoken}>
          {drawing.boards.map(({ y, height, isSawn }) => (
            <rect
              key={y}
              className={isSawn ? 'noest-terrace__board noest-terrace__board--sawn' : 'noest-terrace__board'}
              x={0}
              y={y}
              width={drawing.boardLength}
              height={height}
            />
          ))}
          {drawing.joists.map((x) => (
            <rect
              key={x}
              className="noest-terrace__joist"
              x={x}
              y={drawing.joistStart}
              width={drawing.joistWidth}
              height={drawing.joistLength}
            />
          ))}
          {drawing.joints.map((x) => (
            <line key={x} className="noest-terrace__joint" x1={x} x2={x} y1={0} y2={drawing.depth} />
          ))}
        </svg>
        <figcaption className="noest-terrace__key">
          <Sign look="noest-terrace__board" words={view.boardsKey} />
          <Sign look="noest-terrace__joist" words={view.joistsKey} />
          {view.sawnKey && <Sign look="noest-terrace__board noest-terrace__board--sawn" words={view.sawnKey} />}
        </figcaption>
      </figure>
      {advice && (
        <Notice type="warning" role="status">
          <strong>{advice.narrow}</strong> {advice.better}
        </Notice>
      )}
    </div>
  );
}

function Sign({ look, words }: { readonly look: string; readonly words: string }) {
  return (
    <span className="noest-terrace__sign">
      <svg aria-hidden="true">
        <rect className={look} width="100%" height="100%" />
      </svg>
      {words}
    </span>
  );
}
