import type { Piece } from '../../../shared/api';
import { pieceLine } from '../../cutting';
import { t } from '../messages';
import './cut-lines.css';

/** What is sawn for a line. The same markup as the server's `cut-lines` partial. */
export function CutLines({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <ul className="noest-cutlines">
      {pieces.map((piece, row) => {
        const words = pieceLine(piece, row);
        return <li key={words}>{words}</li>;
      })}
    </ul>
  );
}

/** What is sawn can't be returned (cutting rule 7). */
export function CutNote() {
  return <p className="noest-cutlines__note">{t('madeToMeasure')}</p>;
}
