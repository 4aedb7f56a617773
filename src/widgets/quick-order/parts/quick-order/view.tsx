import { useEffect, useRef, useState, type ReactNode } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import type { AskedRow } from '../../../../shared/api';
import { Button, Icon, Notice, useRetry } from '../../../../shared/ui';
import { CartTotals } from '../../../cart/views';
import { t } from '../../messages';
import { askedOf, asRows, isFilled, withRoom, type KeyedRow } from '../../rows';
import { sumsOf } from '../../sumsOf';
import { afterPress, leaveByEnter } from './leaving';
import { Outcome } from './Outcome';
import part from './part';
import { loadReading, Paste } from './Paste';
import { Row, type RowActions } from './Row';
import { loadAdding, useAddRows } from './useAddRows';
import { useChecked } from './useChecked';
import '../../../../shared/ui/look/box.css';
import '../../../../shared/ui/look/textButton.css';
import './quick-order.css';

/** Quick order rules 1 to 9: rows, what the shop says of them, and the way to the cart. */
export function QuickOrder({ order: printed, cartPage, exampleFile }: WidgetProps<typeof part>) {
  const list = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const now = useRef<readonly KeyedRow[]>([]);
  const [rows, setRows] = useState(() => asRows(printed.rows));
  const [last, setLast] = useState<number | null>(null);
  const [pasted, setPasted] = useState('');
  const [said, setSaid] = useState('');
  const pressed = useRef<'up' | 'down' | 'left'>('up');
  const [edited, setEdited] = useState<number | null>(null);
  const { progress, added, add } = useAddRows(setRows, () => {
    setSaid('');
    requestAnimationFrame(() => outcome.current?.focus());
  });
  const { sums, isCurrent, failure, answerTo, tryAgain } = useChecked(rows, printed, progress !== null);
  const retry = useRetry({
    isFailed: failure !== null,
    retry: tryAgain,
    regionOf: (button) => button.closest('.noest-box'),
  });
  const filled = rows.filter(isFilled);
  const right = filled.filter((row) => answerTo(row)?.problem === null);
  const wrong = filled.filter((row) => answerTo(row)?.problem && row.key !== edited).length;

  useEffect(() => {
    now.current = rows;
  });

  const canAdd = right.length > 0;
  useEffect(() => {
    // Where it fails the press fetches it again, and says so.
    if (canAdd) loadAdding().catch(() => {});
  }, [canAdd]);

  /** Once the rows are drawn. */
  function focusRow(index: number): void {
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[name="sku"]')[index]?.focus());
  }

  /**
   * What is read goes behind the rows that are filled, as far as there is room; the rest stays in the field to paste in. Answers
   * what is wrong with the list, if anything is.
   */
  async function take(text: string): Promise<string> {
    try {
      const { takeList } = await loadReading();
      const taken = takeList(now.current, text);
      if ('error' in taken) return taken.error;
      setRows(taken.rows);
      setPasted(taken.left);
      setSaid(taken.said);
      focusRow(0);
      return taken.wrong;
    } catch (error) {
      console.error('[noest] quick-order: what reads a list could not be fetched', error);
      setPasted(text);
      return t('readFailed');
    }
  }

  function change(key: number, changed: Partial<AskedRow>): void {
    setLast(key);
    setSaid('');
    setRows((known) => withRoom(known.map((row) => (row.key === key ? { key, ...askedOf(row), ...changed } : row))));
  }

  function press(): void {
    pressed.current = 'down';
    afterPress(() => {
      if (pressed.current === 'left') setEdited(null);
      pressed.current = 'up';
    });
  }

  const [actions] = useState<RowActions>(() => ({
    change,
    type(key, changed) {
      setEdited(key);
      change(key, changed);
    },
    /** What shows once a field is left would move the button that is being pressed: it shows after the press. */
    leave() {
      if (pressed.current === 'up') setEdited(null);
      else pressed.current = 'left';
    },
    paste: (text) => void take(text).then((error) => error && setSaid(error)),
    /** The button that removed a row is gone with it; the focus goes to the row that takes its place. */
    remove(key, n) {
      setRows((known) => withRoom(known.filter((row) => row.key !== key)));
      setSaid(t('rowRemoved', { n }));
      focusRow(n - 1);
    },
  }));

  /** What is announced: how a list was changed, or what the shop says of the row that was filled in last. */
  function outcomeNow(): ReactNode {
    if (said) return said;
    if (filled.length === 0) return t('empty');
    const index = rows.findIndex(({ key }) => key === last);
    const row = rows[index];
    return row && <Outcome n={index + 1} answer={answerTo(row)} isEdited={row.key === edited} />;
  }

  return (
    <form className="noest-quick__form" aria-label={t('order')} onPointerDown={press}>
      {added.length > 0 && (
        <div className="noest-box">
          <p className="noest-quick__added" tabIndex={-1} ref={outcome}>
            <Icon name="circle-check" small />
            <span>
              {t('added', { n: added.length })} <a href={cartPage}>{t('toCart')}</a>
            </span>
          </p>
          {/* Safari drops the role of a list without bullets. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul className="noest-quick__small" role="list">
            {added.map((row) => (
              <li key={row.key}>{t('addedRow', { qty: row.qty, name: row.name })}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="noest-box">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className="noest-quick__list" ref={list} onKeyDown={leaveByEnter}>
          <div className="noest-quick__head" aria-hidden="true">
            <span>{t('sku')}</span>
            <span>{t('article')}</span>
            <span>{t('qty')}</span>
            <span className="noest-quick__number">{t('each')}</span>
            <span className="noest-quick__number">{t('sum')}</span>
            <span />
          </div>
          {rows.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              n={index + 1}
              answer={answerTo(row)}
              isEdited={row.key === edited}
              actions={actions}
            />
          ))}
        </div>
      </div>
      {filled.length > 0 && (
        <div className="noest-box">
          {failure !== null && (
            <Notice type="error" role="alert">
              <span aria-hidden={retry.busy || undefined}>{failure}</span>{' '}
              <button
                type="button"
                className="noest-text-button"
                aria-disabled={retry.busy || undefined}
                onClick={retry.press}
              >
                {t('again')}
              </button>
            </Notice>
          )}
          {wrong > 0 && (
            <Notice type="warning" role="status">
              <strong>{t('wrong', { n: wrong })}</strong> {t('wrongRest', { n: wrong })}
            </Notice>
          )}
          {right.length > 0 && <CartTotals totals={sumsOf(sums)} isPending={!isCurrent} />}
          {progress && (
            <progress className="noest-quick__progress" value={progress.n} max={progress.of} aria-label={t('order')} />
          )}
          {right.length > 0 && (
            <Button size="large" block busy={progress !== null} onClick={() => void add(right, answerTo)}>
              <Icon name="shopping-cart" />
              {t('add', { n: progress?.of ?? right.length })}
            </Button>
          )}
        </div>
      )}
      <Paste text={pasted} exampleFile={exampleFile} onText={setPasted} onList={take} />
      <p className="noest-quick__small" role="status">
        {progress ? t('adding', progress) : isCurrent ? outcomeNow() : t('checking')}
      </p>
    </form>
  );
}

export default defineWidget(part, { view: QuickOrder });
