import { t } from '../i18n/cart';
import './line.css';

/** Two lines without content, in the size of real ones. */
export function LoadingLines() {
  return (
    <div role="status">
      <span className="noest-hidden">{t('loading')}</span>
      {[1, 2].map((line) => (
        <div key={line} className="noest-line noest-line--loading" aria-hidden="true">
          <span className="noest-line__picture" />
          <div className="noest-line__text">
            <span className="noest-line__blank" />
            <span className="noest-line__blank noest-line__blank--short" />
          </div>
          <div className="noest-line__bottom">
            <span className="noest-line__blank noest-line__blank--control" />
          </div>
        </div>
      ))}
    </div>
  );
}
