import { useEffect, useRef, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { missingCapability } from '../../../../shared/api/capabilities';
import { formatNumber } from '../../../../shared/i18n';
import { emit } from '../../../../shared/platform/events';
import { Notice } from '../../../../shared/ui';
import { useAdding } from '../../../cart/views';
import { countPieces, EMPTY_ROW, isEmptyRow, isSheets, LIMITS, readRows, type TypedRow } from '../../list/readRows';
import { t } from '../../messages';
import part from './part';
import { Paste } from './Paste';
import { PieceRows, type KeyedRow } from './PieceRows';
import { usePlan } from './usePlan';
import '../../../../shared/ui/look/box.css';
import '../../../../shared/ui/look/fold.css';
import './cutting-list.css';

let lastKey = 0;
const keyed = (row: TypedRow): KeyedRow => ({ ...row, key: (lastKey += 1) });

/** At least six rows, and always one to fill in (cutting rule 8). */
function withRoom(rows: readonly KeyedRow[]): readonly KeyedRow[] {
  const empty = rows.filter(isEmptyRow).length;
  const missing = Math.max(LIMITS.ready - rows.length, empty === 0 ? 1 : 0);
  return [...rows, ...Array.from({ length: missing }, () => keyed(EMPTY_ROW))];
}

/** Cutting rules 1 to 10: a list, its plan, and the way to the cart. */
export function CuttingList({
  terms,
  rows: printed,
  from,
  keepsRests,
  itemId,
  failure: told,
  after,
}: WidgetProps<typeof part>) {
  const isSheet = isSheets(terms.sizes);
  const isSawn = terms.saws && missingCapability(['sawing']) === undefined;
  const [rows, setRows] = useState(() => withRoom(printed.map(keyed)));
  const [editing, setEditing] = useState<number | null>(null);
  const [chosenSku, setChosenSku] = useState(from);
  const [takesRests, setTakesRests] = useState(keepsRests);
  const [status, setStatus] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { pieces, problems } = readRows(rows, terms.sizes);
  const isRight = pieces.length > 0;
  const state = usePlan(isRight ? pieces : null, terms);
  const planned = state === 'failed' ? null : state;
  const chosen = planned && (planned.plan.plans.find(({ size }) => size.sku === chosenSku) ?? planned.plan.best);
  const view =
    planned &&
    chosen &&
    planned.shownBy.planView(planned.plan, chosen, terms, isSawn, {
      say: planned.shownBy.planTexts,
      number: formatNumber,
    });
  // A plan of an earlier list shows until the new one is there.
  const isOld = planned !== null && JSON.stringify(planned.pieces) !== JSON.stringify(pieces);
  const count = countPieces(pieces);
  const plannedSku = chosen?.size.sku;
  const isTold = useRef(false);
  useEffect(() => {
    if (plannedSku === undefined || isTold.current) return;
    isTold.current = true;
    emit('cutting-list-planned', { sku: plannedSku, pieces: count });
  }, [plannedSku, count]);
  const { busy, failures, failure, isGone, add } = useAdding({
    name: isSawn ? t('sawn', { product: terms.name }) : terms.name,
    after,
    itemId: itemId ?? null,
    printed: told,
  });
  // Of a row that is being filled in nothing is wrong yet.
  const filled = rows.filter((row) => !isEmptyRow(row));
  const shownProblems = problems.filter(({ row }) => filled[row]?.key !== editing);

  function change(key: number, changed: Partial<TypedRow>): void {
    setRows((known) => withRoom(known.map((row) => (row.key === key ? { ...row, ...changed } : row))));
  }

  /** The button that removed a row is gone with it; the focus goes to the row that takes its place. */
  function remove({ key }: KeyedRow, letter: string, index: number): void {
    setRows((known) => withRoom(known.filter((row) => row.key !== key)));
    setStatus(t('rowRemoved', { letter }));
    leadTo(index);
  }

  /** The button is gone with its fold; the focus goes to the first of the new rows. */
  function paste(pasted: readonly TypedRow[], said: string): void {
    setRows((known) => withRoom([...known.filter((row) => !isEmptyRow(row)), ...pasted.map(keyed)]));
    setStatus(said);
    leadTo(filled.length);
  }

  /** Into the length of some row, or of the last one, once the rows are drawn. Nobody is filling that row in yet. */
  function leadTo(row: number): void {
    requestAnimationFrame(() => {
      const lengths = form.current?.querySelectorAll<HTMLElement>('[name="piece_length"]');
      lengths?.[Math.min(row, lengths.length - 1)]?.focus();
      setEditing(null);
    });
  }

  function order(): void {
    if (!chosen || isOld) return;
    const { sku } = chosen.size;
    if (isSawn) {
      const total = chosen.total.inclTax;
      void add({ sku, qty: 1, cutting: { pieces, keepsRests: takesRests, total } });
    } else void add({ sku, qty: chosen.count });
  }

  return (
    <>
      <form className="noest-box" ref={form} onSubmit={(event) => event.preventDefault()}>
        <div className="noest-cutting__head">
          <h2 className="noest-cutting__title">{t('list')}</h2>
          <p className="noest-cutting__small">{t('listHint', { kerf: terms.kerf })}</p>
        </div>
        <div role="alert">{shownProblems.length > 0 && <Notice type="error">{t('check')}</Notice>}</div>
        <PieceRows
          rows={rows}
          problems={shownProblems}
          piece={terms.piece}
          isSheet={isSheet}
          onChange={change}
          onRemove={remove}
          onEdit={setEditing}
        />
        <Paste isSheet={isSheet} onRows={paste} />
        {isSheet && <p className="noest-cutting__small">{t('grainHint')}</p>}
        {state === 'failed' && <Notice type="error">{t('planFailed')}</Notice>}
        {view && chosen ? (
          <>
            <planned.shownBy.Sizes
              sizes={view.sizes}
              chosen={chosen.size.sku}
              isSheet={isSheet}
              isSawn={isSawn}
              onSize={setChosenSku}
            />
            {isSawn && <planned.shownBy.Rests hint={view.restsHint} isAlong={takesRests} onChange={setTakesRests} />}
          </>
        ) : (
          <p className="noest-cutting__small">{isRight ? t('planning') : t('empty')}</p>
        )}
      </form>
      {view && chosen && (
        <planned.shownBy.PlanBox
          view={view}
          terms={terms}
          isSheet={isSheet}
          isSawn={isSawn}
          isOld={isOld}
          pieces={pieces}
          keepsRests={takesRests}
          itemId={itemId}
          isGone={isGone}
          count={chosen.count}
          busy={busy}
          failure={failures.get(chosen.size.sku) ?? failure}
          sku={chosen.size.sku}
          onSize={setChosenSku}
          onAdd={order}
        />
      )}
      <p className="noest-hidden" role="status">
        {status}
      </p>
    </>
  );
}

export default defineWidget(part, { view: CuttingList });
