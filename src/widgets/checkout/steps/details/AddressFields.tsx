import { useLayoutEffect, useRef, useState } from 'react';
import { LocationFields } from '../../address/LocationFields';
import { RegionField } from '../../address/RegionField';
import { useAddressForm } from '../../address/useAddressForm';
import { mustChooseAddition, type AdditionChoice } from '../../address/model';
import { useLookup } from '../../address/useLookup';
import { missingCapability } from '../../../../shared/api/capabilities';
import { hasVatCheckDigits, isVat } from '../../../../shared/forms';
import { CheckField, RadioGroup, TextField, type useFormCheck } from '../../../../shared/forms/fields';
import { t as tForms } from '../../../../shared/forms/messages';
import { t } from '../../messages';
import { labelOfField } from './detailsRules';
import type { AddressType, CheckoutAddress } from '../../store/CheckoutAddress';
import type { SavedAddress } from '../customer';

export interface AddressProps {
  readonly type: AddressType;
  readonly address: CheckoutAddress;
  readonly saved: readonly SavedAddress[];
  readonly isBusiness: boolean;
  /** A company can be named on the bill, and need not be (checkout rule 10). */
  readonly mayBeCompany: boolean;
  readonly beCompanyNumber: boolean;
  readonly vatCheck: 'warn' | 'block';
  readonly addition: AdditionChoice;
  readonly check: ReturnType<typeof useFormCheck<string>>;
  readonly onChange: (patch: Partial<CheckoutAddress>) => void;
  /** Whether the address is being looked up. */
  readonly onLooking: (isLooking: boolean) => void;
}

type PersonKey = 'company' | 'vatId' | 'cocNumber' | 'firstname' | 'middlename' | 'lastname' | 'telephone';
type TextKey = PersonKey | 'secondLine' | 'region';

/** A new address: person and location. Every field has an `autocomplete` token, so that the browser can fill it in. */
export function AddressFields(props: AddressProps) {
  const { type, address, isBusiness, mayBeCompany, beCompanyNumber, addition, check, onChange, onLooking } = props;
  const vatHint = vatHintOf(address, props.vatCheck);
  const [lookup, dispatch] = useLookup(address, {
    isManual: address.isManual,
    isAdditionOpen: address.isAdditionOpen,
    choice: addition,
    canLookUp: missingCapability(['postcode-lookup']) === undefined,
  });
  const form = useAddressForm(lookup.address.country);
  const latest = useRef({ address, onChange, onLooking });
  useLayoutEffect(() => {
    latest.current = { address, onChange, onLooking };
  });

  // The lookup holds the location. A layout effect, so that the draft has it before the form can be sent.
  useLayoutEffect(() => {
    const { address: known, onChange: change, onLooking: looking } = latest.current;
    const isElsewhere = lookup.address.country !== known.country;
    change({
      ...(isElsewhere && { secondLine: '', region: '', regionId: '' }),
      ...lookup.address,
      isManual: lookup.isManual,
      isAdditionOpen: mustChooseAddition(lookup),
      ...(form && { isRegionRequired: form.isRegionRequired }),
    });
    looking(lookup.status === 'loading' || form === null);
  }, [lookup, form]);

  const text = (field: TextKey) => ({
    id: `${type}-${field}`,
    name: `${type}-${field}`,
    label: labelOfField(field),
    value: address[field],
    validationErrors: check.errorsOf(`${type}-${field}`),
    valid: check.isRight(`${type}-${field}`),
    onChange: (typed: string) => onChange({ [field]: typed }),
    onBlur: () => check.leave(`${type}-${field}`),
  });

  return (
    <>
      {isBusiness && <CompanyFields {...{ type, address, beCompanyNumber, vatHint, text }} />}
      {mayBeCompany && <OptionalCompany {...{ type, address, vatHint, text, onChange }} />}
      <RadioGroup
        name={`${type}-prefix`}
        label={t('prefix')}
        optional
        options={(['prefixMr', 'prefixMrs', 'prefixOther'] as const).map((key) => ({ value: t(key), label: t(key) }))}
        value={address.prefix}
        onChange={(prefix) => onChange({ prefix })}
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
        dispatch={dispatch}
        errorsOf={(field) => check.errorsOf(`${type}-${field}`)}
        isRight={(field) => check.isRight(`${type}-${field}`)}
        leave={(field) => check.leave(`${type}-${field}`)}
      />
      {form && form.streetLines > 1 && (
        <TextField
          {...text('secondLine')}
          className="noest-col-half"
          autoComplete={`${type} address-line2`}
          maxLength={255}
          optional
        />
      )}
      {form?.isRegionRequired && (
        <RegionField
          {...text('region')}
          autoComplete={`${type} address-level1`}
          region={address.region}
          regionId={address.regionId}
          form={form}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface OptionalCompanyProps extends Pick<AddressProps, 'type' | 'address' | 'onChange'> {
  readonly vatHint: string;
  readonly text: (field: TextKey) => Parameters<typeof TextField>[0];
}

/** A guest who orders for a company: its name and VAT number on the bill, both optional. Without the box neither is sent. */
function OptionalCompany({ type, address, vatHint, text, onChange }: OptionalCompanyProps) {
  const [isCompany, setCompany] = useState(address.company !== '' || address.vatId !== '');

  function toggle(is: boolean): void {
    setCompany(is);
    if (!is) onChange({ company: '', vatId: '' });
  }

  return (
    <>
      <CheckField
        id={`${type}-is-company`}
        name={`${type}-is-company`}
        label={t('isCompany')}
        checked={isCompany}
        onChange={toggle}
      />
      {isCompany && (
        <>
          <TextField {...text('company')} className="noest-col-half" autoComplete={`${type} organization`} optional />
          <TextField
            {...text('vatId')}
            className="noest-col-half"
            hint={vatHint}
            autoCapitalize="characters"
            optional
          />
        </>
      )}
    </>
  );
}

/** Checkout rule 32: who may go on with a number that looks wrong is told so. */
function vatHintOf({ vatId }: CheckoutAddress, vatCheck: AddressProps['vatCheck']): string {
  const isDoubtful = vatCheck === 'warn' && isVat(vatId) && !hasVatCheckDigits(vatId);
  return isDoubtful ? tForms('vatWarning') : tForms('vatHint');
}

interface CompanyFieldsProps {
  readonly type: string;
  readonly address: CheckoutAddress;
  readonly beCompanyNumber: boolean;
  readonly vatHint: string;
  readonly text: (field: TextKey) => Parameters<typeof TextField>[0];
}

/** The KVK number is for the Netherlands, the ondernemingsnummer for Belgium (checkout rule 31). */
function CompanyFields({ type, address, beCompanyNumber, vatHint, text }: CompanyFieldsProps) {
  const { country } = address;
  return (
    <>
      <TextField {...text('company')} autoComplete={`${type} organization`} required />
      <TextField {...text('vatId')} className="noest-col-half" hint={vatHint} autoCapitalize="characters" optional />
      {country === 'NL' && (
        <TextField
          {...text('cocNumber')}
          className="noest-col-half"
          hint={tForms('cocHint')}
          inputMode="numeric"
          required
        />
      )}
      {country === 'BE' && beCompanyNumber && (
        <TextField
          {...text('cocNumber')}
          label={t('companyNumber')}
          className="noest-col-half"
          hint={tForms('belgianCompanyHint')}
          inputMode="numeric"
          optional
        />
      )}
    </>
  );
}
