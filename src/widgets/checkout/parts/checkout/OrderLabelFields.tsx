import { SelectField, TextField } from '../../../../shared/forms/fields';
import { formatMoney } from '../../../../shared/i18n';
import { toCents } from '../../../../shared/money';
import { Notice, useSignalValue } from '../../../../shared/ui';
import type { Checkout } from '../../store/Checkout';
import { t } from './messages';

interface OrderLabelFieldsProps {
  readonly checkout: Checkout;
  readonly disabled: boolean;
}

/** What a business knows the order by (checkout rules 67 and 69). */
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
          onChange={(reference) => checkout.changeLabels({ reference })}
          autoComplete="off"
          maxLength={35}
          optional
        />
        <ProjectField checkout={checkout} />
      </div>
    </fieldset>
  );
}

/** The project: of the company's list where it keeps one, otherwise any name. */
function ProjectField({ checkout }: Pick<OrderLabelFieldsProps, 'checkout'>) {
  const { labels } = useSignalValue(checkout.draft);
  const projects = useSignalValue(checkout.projects);
  const chosen = projects.find(({ name }) => name === labels.projectName);
  const field = {
    id: 'project_name',
    name: 'project_name',
    className: 'noest-col-half',
    label: t('projectName'),
    value: labels.projectName,
    onChange: (projectName: string) => checkout.changeLabels({ projectName }),
    optional: true,
  };
  if (projects.length === 0) return <TextField {...field} autoComplete="off" maxLength={60} />;
  const left = chosen?.left ?? null;
  return (
    <SelectField
      {...field}
      value={chosen?.name ?? ''}
      hint={
        left === null ? t('orderReferenceHint') : t('projectLeft', { amount: formatMoney(toCents(Math.max(0, left))) })
      }
      options={[{ value: '', label: t('noProject') }, ...projects.map(({ name }) => ({ value: name, label: name }))]}
    />
  );
}

/** The order goes beyond the budget of its project (checkout rule 69). */
export function BudgetWarning({ checkout }: Pick<OrderLabelFieldsProps, 'checkout'>) {
  const { labels } = useSignalValue(checkout.draft);
  const chosen = useSignalValue(checkout.projects).find(({ name }) => name === labels.projectName);
  if (!chosen || chosen.over === 0) return null;
  return (
    <Notice type={chosen.isBlocking ? 'error' : 'warning'} role="status">
      <strong>{t('overBudget', { amount: formatMoney(chosen.over) })}</strong>{' '}
      {t(chosen.isBlocking ? 'budgetBlocks' : 'budgetWarns')}
    </Notice>
  );
}
