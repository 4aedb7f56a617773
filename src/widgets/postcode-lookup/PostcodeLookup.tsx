import { useState, type ReactNode } from 'react';
import type { WidgetProps } from '../../mount';
import { Slot } from '../../mount/react';
import { AdditionField, LookupResult, useLookup } from '../../shared/address';
import { t } from '../../shared/i18n/address';
import '../../shared/forms/grid.css';
import { addressOf, serverFields } from './fields';
import type { PostcodeLookupProps } from './props';
import { useServerFields } from './useServerFields';

/** The address fields of a server's form, which are filled in by postcode and house number. */
export function PostcodeLookup({ mount, prefix, country }: WidgetProps<typeof PostcodeLookupProps>) {
  const [fields] = useState(() => serverFields(mount, prefix));
  const [state, tell] = useLookup(addressOf(fields, country), hasError(fields.get('street')));
  useServerFields(fields, state, tell);

  const { isManual, additions, hasOwnAddition, address, note } = state;
  const isOffered = !isManual && additions.length > 1 && !hasOwnAddition;
  const addition = fields.get('addition');

  return (
    <div className="noest-grid">
      {mount.slots.has('country') && (
        <Place className="noest-col-half">
          <Slot name="country" />
        </Place>
      )}
      <Place className="noest-col-third noest-col-first">
        <Slot name="postcode" />
      </Place>
      <Place className="noest-col-third">
        <Slot name="housenumber" />
        {note === 'split' && (
          <p className="noest-field__hint" role="status">
            {t('split')}
          </p>
        )}
      </Place>
      {isOffered && (
        <AdditionField
          id={`${addition?.id ?? prefix}-choice`}
          name=""
          label={t('addition')}
          value={address.addition}
          state={state}
          tell={tell}
          onChange={(text) => tell({ type: 'typed', field: 'addition', text })}
        />
      )}
      <Place className="noest-col-third" isHidden={isOffered}>
        <Slot name="addition" />
      </Place>
      <Place className="noest-col-half" isHidden={!isManual}>
        <Slot name="street" />
      </Place>
      <Place className="noest-col-half" isHidden={!isManual}>
        <Slot name="city" />
      </Place>
      <LookupResult state={state} onToggle={() => tell({ type: 'manualToggled' })} />
    </div>
  );
}

interface PlaceProps {
  readonly className: string;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** Where the server's field stands; what the lookup fills in is there, but not to be seen. */
function Place({ className, isHidden = false, children }: PlaceProps) {
  return (
    <div className={className} hidden={isHidden}>
      {children}
    </div>
  );
}

/** The server has something to say about the street: the shopper has to see it. */
function hasError(street: HTMLElement | undefined): boolean {
  return Boolean(street?.matches('[aria-invalid="true"]') || street?.closest('.noest-field--error'));
}
