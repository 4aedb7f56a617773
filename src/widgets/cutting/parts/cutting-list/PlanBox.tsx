import type { Piece, SawingTerms } from '../../../../shared/api';
import { withoutTax } from '../../../../shared/money';
import { Amount, Button, Icon, Notice } from '../../../../shared/ui';
import { t as tProduct } from '../../../product';
import { writeText } from '../../list/writeText';
import { planTexts as t } from '../../messages/plan';
import type { PlanView } from '../../plan/planView';
import { Drawing } from './Drawing';

interface PlanBoxProps {
  readonly view: PlanView;
  readonly terms: SawingTerms;
  readonly isSheet: boolean;
  readonly isSawn: boolean;
  /** A newer list is being planned. */
  readonly isOld: boolean;
  readonly pieces: readonly Piece[];
  readonly keepsRests: boolean;
  /** The line of the cart whose list is changed. */
  readonly itemId: string | undefined;
  /** That line is not in the cart any more. */
  readonly isGone: boolean;
  /** The size that is chosen. */
  readonly sku: string;
  readonly count: number;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onSize: (sku: string) => void;
  readonly onAdd: () => void;
}

/** The plan, what it comes to, and the way to the cart. The same markup as the server's `cutting-plan` partial. */
export function PlanBox(props: PlanBoxProps) {
  const { view, terms, isSheet, isOld, onSize } = props;
  const { shortage } = view;
  return (
    <div className="noest-box" aria-busy={isOld || undefined}>
      <h2 className="noest-cutting__title">{t('plan')}</h2>
      {shortage && (
        <Notice type="warning" role="status">
          <strong>{shortage.words}</strong>
          {shortage.other && (
            <>
              {' '}
              {shortage.other.words} <Amount amount={shortage.other.total} />
              <br />
              <Button variant="secondary" size="small" onClick={() => onSize(shortage.other!.sku)}>
                {shortage.other.button}
              </Button>
            </>
          )}
        </Notice>
      )}
      <dl className="noest-figures">
        {view.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="noest-cutting__small">{view.atLeast}</p>
      <div className="noest-plan">
        {view.stocks.map((stock) => (
          <Drawing key={stock.caption} stock={stock} isSheet={isSheet} />
        ))}
        <p className="noest-plan__key">
          <span>{t('kerfKey', { kerf: terms.kerf })}</span>
          <span className="noest-plan__sign">
            <svg aria-hidden="true">
              <rect className="noest-plan__rest" width="100%" height="100%" />
            </svg>
            {t('restKey')}
          </span>
        </p>
      </div>
      <PlanTable view={view} one={terms.piece.one} />
      <Costs view={view} terms={terms} />
      <Order {...props} />
    </div>
  );
}

function PlanTable({ view, one }: { readonly view: PlanView; readonly one: string }) {
  return (
    <details className="noest-fold">
      <summary>
        {t('asTable')}
        <Icon name="chevron-down" small />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className="noest-cutting__scroll" tabIndex={0} role="region" aria-label={t('asTable')}>
        <table className="noest-cutting__table">
          <thead>
            <tr>
              <th scope="col">{one.charAt(0).toUpperCase() + one.slice(1)}</th>
              <th scope="col">{t('pieces')}</th>
              <th scope="col" className="noest-cutting__num">
                {t('cutsColumn')}
              </th>
              <th scope="col" className="noest-cutting__num">
                {t('restColumn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.stocks.map(({ caption, cells }, index) => (
              <PlanRow key={caption} head={String(index + 1)} cells={cells} />
            ))}
          </tbody>
          <tfoot>
            <PlanRow head={t('together')} cells={view.together} />
          </tfoot>
        </table>
      </div>
    </details>
  );
}

function PlanRow({
  head,
  cells: [pieces, cuts, rest],
}: {
  readonly head: string;
  readonly cells: PlanView['together'];
}) {
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>{pieces}</td>
      <td className="noest-cutting__num">{cuts}</td>
      <td className="noest-cutting__num">{rest}</td>
    </tr>
  );
}

function Costs({ view, terms: { fee, taxPercent } }: Pick<PlanBoxProps, 'view' | 'terms'>) {
  return (
    <dl className="noest-totals">
      {view.rows.map(({ words, each, amount }) => (
        <div key={words} className="noest-totals__row">
          <dt className="noest-totals__label">
            {words}, <Amount amount={each ?? { inclTax: fee, exclTax: withoutTax(fee, taxPercent) }} />{' '}
            {t(each ? 'each' : 'feePerCut')}
          </dt>
          <dd className="noest-totals__amount">
            <Amount amount={amount} />
          </dd>
        </div>
      ))}
      <div className="noest-totals__row noest-totals__row--main">
        <dt className="noest-totals__label">{t('total')}</dt>
        <dd className="noest-totals__amount">
          <Amount amount={view.total} />
        </dd>
      </div>
    </dl>
  );
}

function Order(props: PlanBoxProps) {
  const { view, terms, isSawn, isOld, itemId, isGone, count, busy, failure, onAdd } = props;
  const addNew = <a href={listAddress(props)}>{tProduct('addNew')}</a>;
  return (
    <div className="noest-cutting__order">
      {itemId !== undefined && !isGone && (
        <Notice type="notice">
          {tProduct('editing')} {addNew}
        </Notice>
      )}
      {isSawn ? (
        <Notice type="warning">
          <strong>{t('noReturn')}</strong> {t('noReturnWhy')}
        </Notice>
      ) : (
        <p className="noest-cutting__small">{t('noService', terms.piece)}</p>
      )}
      <Button size="large" block busy={busy || isOld} disabled={view.shortage !== null} onClick={onAdd}>
        {isSawn ? t(itemId === undefined ? 'add' : 'change') : t('addWhole', { ...terms.piece, n: count })}
      </Button>
      <div role="alert">
        {failure && (
          <Notice type="error">
            {failure} {isGone ? addNew : <a href={listAddress(props, itemId)}>{t('again')}</a>}
          </Notice>
        )}
      </div>
      {isSawn && <p className="noest-cutting__small">{t('dayMore', { day: view.day })}</p>}
    </div>
  );
}

/** This page with the list, as the server prints it with the prices and the stock of now. @param itemId the line that it replaces */
function listAddress({ pieces, sku: from, keepsRests }: PlanBoxProps, itemId?: string): string {
  const params = new URLSearchParams({
    cut: '1',
    list: writeText(pieces),
    from,
    rests: keepsRests ? 'along' : 'stay',
    ...(itemId !== undefined && { item: itemId }),
  });
  return `${location.pathname}?${params.toString()}#zaaglijst`;
}
