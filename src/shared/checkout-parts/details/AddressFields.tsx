import { useLayoutEffect, useRef } from 'react';
import { LocationFields, useLookup } from '../../address';
import { hasVatCheckDigits, isVat } from '../../forms';
import { RadioGroup, TextField } from '../../forms/fields';
import { t as formWords } from '../../i18n/forms';
import { t } from '../../i18n/checkout';
import type { CheckoutAddress } from '../../state/checkout';
import type { AddressProps } from './AddressProps';

type TextKey = 'company' | 'vatId' | 'cocNumber' | 'firstname' | 'middlename' | 'lastname' | 'telephone';

/** A new address: who, and where. Every field says to the browser what it is for, so that it can be filled in. */
export function AddressFields(props: AddressProps) {
  const { type, address, isBusiness, beCompanyNumber, check, onChange, onLooking } = props;
  const [lookup, tell] = useLookup(address, address.isManual);
  const latest = useRef({ address, onChange, onLooking });
  useLayoutEffect(() => {
    latest.current = { address, onChange, onLooking };
  });

  // The place lives with its lookup; what it becomes is told before anybody can send the form.
  useLayoutEffect(() => {
    const { address: known, onChange: change, onLooking: looking } = latest.current;
    change({ ...known, ...lookup.address, isManual: lookup.isManual });
    looking(lookup.status === 'loading');
  }, [lookup]);

  const text = (field: TextKey) => ({
    id: `${type}-${field}`,
    name: `${type}-${field}`,
    label: t(field),
    value: address[field],
    complaints: check.complaintsOf(`${type}-${field}`),
    valid: check.isRight(`${type}-${field}`),
    onChange: (typed: string) => onChange({ ...address, [field]: typed }),
    onBlur: () => check.leave(`${type}-${field}`),
  });

  return (
    <>
      {isBusiness && <CompanyFields {...{ type, address, beCompanyNumber, text }} />}
      <RadioGroup
        name={`${type}-prefix`}
        label={t('prefix')}
        optional
        options={(['prefixMr', 'prefixMrs', 'prefixOther'] as const).map((key) => ({ value: t(key), label: t(key) }))}
        value={address.prefix}
        onChange={(prefix) => onChange({ ...address, prefix })}
      />
      <TextField {...text('firstname')} className="noest-col-sm-third" autoComplete={`${type} given-name`} required />
      <TextField
        {...text('middlename')}
        className="noest-col-sm-third"
        autoComplete={`${type} additional-name`}
        optional
      />
      <TextField {...text('lastname')} className="noest-col-sm-third" autoComplete={`${type} family-name`} required />
      <TextField
        {...text('telephone')}
        className="noest-col-half"
        type="tel"
        autoComplete={`${type} tel`}
        inputMode="tel"
        required
      />
      <LocationFields
        prefix={type}
        state={lookup}
        tell={tell}
        complaintsOf={(field) => check.complaintsOf(`${type}-${field}`)}
        isRight={(field) => check.isRight(`${type}-${field}`)}
        leave={(field) => check.leave(`${type}-${field}`)}
      />
    </>
  );
}

interface CompanyFieldsProps {
  readonly type: string;
  readonly address: CheckoutAddress;
  readonly beCompanyNumber: boolean;
  readonly text: (field: TextKey) => Parameters<typeof TextField>[0];
}

/** Specification 4: the chamber number belongs to the Netherlands. */
function CompanyFields({ type, address, beCompanyNumber, text }: CompanyFieldsProps) {
  const { vatId, country } = address;
  const warning = isVat(vatId) && !hasVatCheckDigits(vatId) ? formWords('vatWarning') : formWords('vatHint');
  return (
    <>
      <TextField {...text('company')} autoComplete={`${type} organization`} required />
      <TextField {...text('vatId')} className="noest-col-half" hint={warning} autoCapitalize="characters" optional />
      {country === 'NL' && (
        <TextField
          {...text('cocNumber')}
          className="noest-col-half"
          hint={formWords('cocHint')}
          inputMode="numeric"
          required
        />
      )}
      {country === 'BE' && beCompanyNumber && (
        <TextField
          {...text('cocNumber')}
          label={t('companyNumber')}
          className="noest-col-half"
          hint={formWords('belgianCompanyHint')}
          inputMode="numeric"
          optional
        />
      )}
    </>
  );
}
