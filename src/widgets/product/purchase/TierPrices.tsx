import { useId } from 'react';
import type { TierPrice } from '../../../shared/api';
import { formatMoney, formatQuantity } from '../../../shared/i18n';
import { t as tCommon } from '../../../shared/i18n/messages';
import { t } from '../messages';
import { Amount } from '../../../shared/ui';
import { activeTier, nextTier, reachableTiers } from './model';
import './tier-prices.css';

interface TierPricesProps {
  readonly tiers: readonly TierPrice[];
  readonly qty: number;
  /** Null without a limit. */
  readonly maxQty: number | null;
  readonly isBusiness: boolean;
  readonly onQty: (qty: number) => void;
}

/** Product rules 15 and 16: the tiers that can be bought; the one that holds is marked, a press on one sets its quantity. */
export function TierPrices({ tiers, qty, maxQty, isBusiness, onQty }: TierPricesProps) {
  const id = useId();
  const reachable = reachableTiers({ tierPrices: tiers, maxQty });
  const active = activeTier(tiers, qty);
  const next = nextTier({ tierPrices: tiers, maxQty }, qty);
  if (reachable.length === 0) return null;
  return (
    <section className="noest-tier-prices" aria-labelledby={id}>
      <h2 className="noest-tier-prices__title" id={id}>
        {t('tierPrices')}
      </h2>
      <div className={reachable.length > MAX_ROWS ? 'noest-tier-prices__scroll' : undefined}>
        <table className="noest-tier-prices__table">
          <thead>
            <tr>
              <Head>{tCommon('quantity')}</Head>
              <Head>{t('tierPrice')}</Head>
              <Head>{isBusiness ? t('volumeDiscount') : t('discount')}</Head>
            </tr>
          </thead>
          <tbody>
            {reachable.map((tier) => (
              <TierRow key={tier.qty} tier={tier} isActive={tier === active} onQty={onQty} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="noest-tier-prices__next" aria-live="polite">
        {next && (
          <>
            <span className="noest-incl">{nextText(next.missing, formatMoney(next.tier.piecePrice.inclTax))}</span>
            <span className="noest-excl">{nextText(next.missing, formatMoney(next.tier.piecePrice.exclTax))}</span>
          </>
        )}
      </p>
    </section>
  );
}

/** Above this number of rows the table scrolls; its buttons make it reachable by keyboard. */
const MAX_ROWS = 8;

function nextText(missing: number, price: string): string {
  return t('tierNext', { n: formatQuantity(missing), price });
}

function Head({ children }: { readonly children: string }) {
  return (
    <th className="noest-tier-prices__head" scope="col">
      {children}
    </th>
  );
}

interface TierRowProps {
  readonly tier: TierPrice;
  readonly isActive: boolean;
  readonly onQty: (qty: number) => void;
}

function TierRow({ tier, isActive, onQty }: TierRowProps) {
  return (
    <tr
      className={isActive ? 'noest-tier-prices__row noest-tier-prices__row--active' : 'noest-tier-prices__row'}
      aria-current={isActive || undefined}
    >
      <th className="noest-tier-prices__cell" scope="row">
        <button className="noest-tier-prices__choose" type="button" onClick={() => onQty(tier.qty)}>
          {t('tierFrom', { n: tier.qty })}
        </button>
      </th>
      <td className="noest-tier-prices__cell">
        <Amount amount={tier.piecePrice} />
      </td>
      <td className="noest-tier-prices__cell noest-tier-prices__save">
        {tier.savingPercent > 0 && t('tierSaving', { percent: tier.savingPercent })}
      </td>
    </tr>
  );
}
