import { formatMoney } from '../../../shared/i18n';
import { t } from '../messages';
import { Amount } from '../../../shared/ui';
import { totalRows, type Sums, type TotalRow } from './model';
import './totals.css';

interface CartTotalsProps {
  readonly totals: Sums;
  /** A shipping method has been chosen. */
  readonly isShippingKnown?: boolean;
  /** The amounts are those of an earlier choice: none is shown. */
  readonly isPending?: boolean;
}

/** The rows of the totals, with the same markup as the server's `totals` partial. */
export function CartTotals({ totals, isShippingKnown = false, isPending = false }: CartTotalsProps) {
  return (
    <dl className="noest-totals">
      {totalRows(totals, { isShippingKnown }).map((row) => (
        <div
          key={row.kind}
          className={row.kind === 'totalInclTax' ? 'noest-totals__row noest-totals__row--main' : 'noest-totals__row'}
        >
          <dt className="noest-totals__label">
            {row.kind === 'shipping' && row.label ? row.label : t(row.kind)}
            {row.kind === 'discount' && row.code && ` (${row.code})`}
          </dt>
          <dd className="noest-totals__amount">{isPending ? '…' : <RowAmount row={row} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function RowAmount({ row }: { readonly row: TotalRow }) {
  if ('cents' in row) return formatMoney(row.cents);
  if (row.amount === null) return t('shippingLater');
  if (row.kind === 'shipping' && row.amount.inclTax === 0) {
    return <span className="noest-totals__free">{t('free')}</span>;
  }
  return <Amount amount={row.amount} />;
}
