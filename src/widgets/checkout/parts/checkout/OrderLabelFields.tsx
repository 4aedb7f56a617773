import { TextField } from '../../../../shared/forms/fields';
import { useSignalValue } from '../../../../shared/ui';
import type { Checkout } from '../../store/Checkout';
import { t } from './messages';

interface OrderLabelFieldsProps {
  readonly checkout: Checkout;
  readonly disabled: boolean;
}

/** What a business knows the order by (checkout rule 67). */
export function OrderLabelFields({ checkout, disabled }: OrderLabelFieldsProps) {
  const { labels } = useSignalValue(checkout.draft);
  return (
    <fieldset className="noest-checkout__section" disabled={disabled}>
      <legend className="noest-checkout__legend">{t('orderLabels')}</legend>
      <div className="noest-grid">
        <TextField
          id="order_reference"
          name="order_reference"
          className="noest-col-half"
          label={t('orderReference')}
          hint={t('orderReferenceHint')}
          value={labels.reference}
          onChange={(reference) => checkout.change({ labels: { ...labels, reference } })}
          autoComplete="off"
          maxLength={35}
          optional
        />
        <TextField
          id="project_name"
          name="project_name"
          className="noest-col-half"
          label={t('projectName')}
          value={labels.projectName}
          onChange={(projectName) => checkout.change({ labels: { ...labels, projectName } })}
          autoComplete="off"
          maxLength={60}
          optional
        />
      </div>
    </fieldset>
  );
}
