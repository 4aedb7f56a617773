import type { AddressForm } from '../../../shared/api';
import { SelectField, TextField } from '../../../shared/forms/fields';
import { t } from './messages';

interface RegionFieldProps extends Pick<
  Parameters<typeof TextField>[0],
  'id' | 'name' | 'validationErrors' | 'valid' | 'onBlur'
> {
  readonly autoComplete: NonNullable<Parameters<typeof TextField>[0]['autoComplete']>;
  readonly region: string;
  readonly regionId: string;
  readonly form: AddressForm;
  readonly onChange: (region: { readonly region: string; readonly regionId: string }) => void;
}

/** The province or state that the shop demands: one of its list, or typed where it has none (checkout rule 66). */
export function RegionField({ region, regionId, form, onChange, ...field }: RegionFieldProps) {
  const shared = { ...field, className: 'noest-col-half', label: t('region'), required: true };
  if (form.regions.length === 0)
    return <TextField {...shared} value={region} onChange={(text) => onChange({ region: text, regionId: '' })} />;

  function choose(id: string): void {
    onChange({ region: form.regions.find((each) => each.id === id)?.name ?? '', regionId: id });
  }

  const options = [
    // As long as nothing is chosen: an empty choice can't be made.
    ...(regionId === '' ? [{ value: '', label: t('chooseRegion') }] : []),
    ...form.regions.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <SelectField {...shared} value={regionId} options={options} onChange={choose} />;
}
