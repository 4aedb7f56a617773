import type { ReactNode } from 'react';
import { writtenPostcode } from '../../../../shared/forms';
import { CheckField, SelectField } from '../../../../shared/forms/fields';
import { t } from '../../messages';
import { emptyAddress, fromApiAddress } from '../../store/CheckoutAddress';
import type { SavedAddress } from '../customer';
import { AddressFields, type AddressProps } from './AddressFields';
import { AddressText } from './AddressText';

interface AddressSectionProps extends AddressProps {
  readonly children?: ReactNode;
}

const NEW = 'new';

/** One address: a saved one, or the fields of a new one (checkout rule 9). */
export function AddressSection(props: AddressSectionProps) {
  const { type, address, saved, onChange, children } = props;

  function choose(id: string): void {
    const found = saved.find((each) => each.id === id);
    onChange(found ? fromApiAddress(found.address, found.id) : emptyAddress(address.country));
  }

  return (
    <fieldset className="noest-checkout__section">
      <legend className="noest-checkout__legend">{t(`${type}Address`)}</legend>
      <div className="noest-grid">
        {saved.length > 0 && (
          <SelectField
            id={`${type}-saved`}
            name={`${type}-saved`}
            label={t('chooseAddress')}
            value={address.savedId ?? NEW}
            options={[
              ...saved.map((each) => ({ value: each.id, label: lineOf(each) })),
              { value: NEW, label: t('newAddress') },
            ]}
            onChange={choose}
          />
        )}
        {address.savedId === null ? <AddressFields {...props} /> : <AddressText address={address} />}
        {saved.length > 0 && address.savedId === null && (
          <CheckField
            id={`${type}-keep`}
            name={`${type}-keep`}
            label={t('keepAddress')}
            checked={address.keep}
            onChange={(keep) => onChange({ keep })}
          />
        )}
      </div>
      {children}
    </fieldset>
  );
}

function lineOf({ address }: SavedAddress): string {
  const { firstName, middleName, lastName, street, houseNumber, addition, postcode, city, country } = address;
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
  return `${name}, ${[street, houseNumber, addition].filter(Boolean).join(' ')}, ${writtenPostcode(postcode, country)} ${city}`;
}
