import type { DeliveryOption, ShippingMethod, SplitDelivery as Split } from '../../../../shared/api';
import { formatDay } from '../../../../shared/i18n';
import type { Amount as AmountOfMoney } from '../../../../shared/money';
import { Amount } from '../../../../shared/ui';
import { BoxOptions } from './BoxOptions';
import { DeliveryDays } from './DeliveryDays';
import { t } from './messages';
import { isMoment } from './offeredDays';

interface SplitChoiceProps {
  readonly method: ShippingMethod;
  readonly split: Split;
  readonly isSplit: boolean;
  readonly onChoose: (isSplit: boolean) => void;
}

/** Checkout rule 73: all of it at once, or what is there already; both days and charges are told first. */
export function SplitChoice({ method, split, isSplit, onChoose }: SplitChoiceProps) {
  const once = firstDay(method.deliveryOptions);
  const day = firstDay(split.now.deliveryOptions);
  const later = firstDay(split.later.deliveryOptions);
  return (
    <BoxOptions
      legend={t('splitWhen')}
      name="delivery-split"
      options={[
        {
          code: 'once',
          label: t('inOne'),
          hint: once === null ? undefined : t('inOneHint', { day: once }),
          price: <Price amount={method.price} />,
        },
        {
          code: 'twice',
          label: t('inTwo'),
          hint: day === null || later === null ? undefined : t('inTwoHint', { day, later }),
          price: <Price amount={split.price} />,
        },
      ]}
      chosen={isSplit ? 'twice' : 'once'}
      onChoose={(code) => onChoose(code === 'twice')}
    />
  );
}

interface SplitDaysProps {
  readonly split: Split;
  readonly deliveryOption: string | null;
  readonly laterOption: string | null;
  /** The step was to be left without a day. */
  readonly isMissing: boolean;
  readonly onChooseNow: (code: string | null) => void;
  readonly onChooseLater: (code: string | null) => void;
}

/** The days of both deliveries, each below what it brings. */
export function SplitDays(props: SplitDaysProps) {
  const { split, deliveryOption, laterOption, isMissing, onChooseNow, onChooseLater } = props;
  const parts = [
    { n: 1, name: 'delivery', part: split.now, chosen: deliveryOption, onChoose: onChooseNow },
    { n: 2, name: 'later-delivery', part: split.later, chosen: laterOption, onChoose: onChooseLater },
  ];
  return parts.map(({ n, name, part: { items, deliveryOptions }, chosen, onChoose }) => (
    <section className="noest-checkout__fields" key={name} aria-labelledby={`${name}-title`}>
      <div>
        <h2 className="noest-checkout__legend" id={`${name}-title`}>
          {t('partTitle', { n })}
        </h2>
        <ul className="noest-checkout__text noest-split__items">
          {items.map((item, index) => (
            // Two lines may have the same words.
            <li key={index}>{item}</li>
          ))}
        </ul>
      </div>
      <DeliveryDays
        name={name}
        legend={t('partWhen', { n })}
        options={deliveryOptions.filter(isMoment)}
        chosen={chosen}
        isMissing={isMissing && chosen === null}
        onChoose={onChoose}
      />
    </section>
  ));
}

function Price({ amount }: { readonly amount: AmountOfMoney }) {
  return amount.inclTax === 0 ? t('free') : <Amount amount={amount} />;
}

/** The first day that can be had; null where there is none. */
function firstDay(options: readonly DeliveryOption[]): string | null {
  const free = options.find(({ moment }) => moment && !moment.isFull)?.moment;
  return free ? formatDay(free.day) : null;
}
