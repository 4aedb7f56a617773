import { Amount } from '../../../../shared/ui';
import { planTexts as t } from '../../messages/plan';
import type { PlanView } from '../../plan/planView';

interface SizesProps {
  readonly sizes: PlanView['sizes'];
  readonly chosen: string;
  readonly isSheet: boolean;
  readonly isSawn: boolean;
  readonly onSize: (sku: string) => void;
}

/** What the list costs from each size, one of which is chosen. */
export function Sizes({ sizes, chosen, isSheet, isSawn, onSize }: SizesProps) {
  return (
    <table className="noest-cutting__table">
      <caption>{t(isSheet ? 'fromSheet' : 'fromLength')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('size')}</th>
          <th scope="col" className="noest-cutting__num">
            {t('count')}
          </th>
          <th scope="col" className="noest-cutting__num noest-cutting__minor">
            {t('woodOnly')}
          </th>
          {isSawn && (
            <th scope="col" className="noest-cutting__num">
              {t('withSawing')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ sku, words, count, wood, total, isBest, left }) => (
          <tr key={sku} data-best={isBest ? '' : undefined}>
            <td>
              <label className="noest-cutting__choice">
                <input type="radio" name="from" value={sku} checked={sku === chosen} onChange={() => onSize(sku)} />
                {words}
                {isBest && <span className="noest-cutting__best">{t('cheapest')}</span>}
                {left && <span className="noest-cutting__small">{left}</span>}
              </label>
            </td>
            <td className="noest-cutting__num">{count}</td>
            <td className="noest-cutting__num noest-cutting__minor">
              <Amount amount={wood} />
            </td>
            {isSawn && (
              <td className="noest-cutting__num">
                <Amount amount={total} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
