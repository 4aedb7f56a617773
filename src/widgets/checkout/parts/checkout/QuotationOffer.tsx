import { Button } from '../../../../shared/ui';
import { t } from './messages';

interface QuotationOfferProps {
  readonly subtitle: string;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

/** A quotation instead of an order: beside the payment methods, since nothing is paid with it (checkout rule 39). */
export function QuotationOffer({ subtitle, isChosen, disabled, onToggle }: QuotationOfferProps) {
  return (
    <section className="noest-quotation-offer" aria-labelledby="quotation-offer">
      <div>
        <h2 className="noest-quotation-offer__title" id="quotation-offer">
          {t('quotationTitle')}
        </h2>
        {subtitle && <p className="noest-checkout__text">{subtitle}</p>}
      </div>
      <Button variant="secondary" disabled={disabled} aria-pressed={isChosen} onClick={onToggle}>
        {t('chooseQuotation')}
      </Button>
    </section>
  );
}
