import { useState, type ReactNode } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import { AdditionField } from '../../address/LocationFields';
import { LookupResult } from '../../address/LookupResult';
import { t } from '../../address/messages';
import { useLookup } from '../../address/useLookup';
import '../../../../shared/forms/grid.css';
import part from './part';
import { addressOf, serverFields, useServerFields } from './serverFields';

/** The address fields of a server's form, filled in by postcode and house number (checkout rules 20 to 28). */
export function PostcodeLookup({ mount, prefix, country }: WidgetProps<typeof part>) {
  const [fields] = useState(() => serverFields(mount, prefix));
  const [state, dispatch] = useLookup(addressOf(fields, country), hasError(fields.get('street')));
  useServerFields(fields, state, dispatch);

  const { isManual, additions, hasOwnAddition, address, note } = state;
  const isOffered = !isManual && additions.length > 1 && !hasOwnAddition;
  const addition = fields.get('addition');

  return (
    <div className="noest-grid">
      {mount.slots.has('country') && (
        <Cell className="noest-col-half">
          <Slot name="country" />
        </Cell>
      )}
      <Cell className="noest-col-third noest-col-first">
        <Slot name="postcode" />
      </Cell>
      <Cell className="noest-col-third">
        <Slot name="housenumber" />
        {note === 'split' && (
          <p className="noest-field__hint" role="status">
            {t('split')}
          </p>
        )}
      </Cell>
      {isOffered && (
        <AdditionField
          id={`${addition?.id ?? prefix}-choice`}
          name=""
          label={t('addition')}
          value={address.addition}
          state={state}
          dispatch={dispatch}
          onChange={(text) => dispatch({ type: 'typed', field: 'addition', text })}
        />
      )}
      <Cell className="noest-col-third" isHidden={isOffered}>
        <Slot name="addition" />
      </Cell>
      <Cell className="noest-col-half" isHidden={!isManual}>
        <Slot name="street" />
      </Cell>
      <Cell className="noest-col-half" isHidden={!isManual}>
        <Slot name="city" />
      </Cell>
      <LookupResult state={state} onToggle={() => dispatch({ type: 'manualToggled' })} />
    </div>
  );
}

interface CellProps {
  readonly className: string;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** A cell of the grid with a field of the server; hidden while the lookup fills it in. */
function Cell({ className, isHidden = false, children }: CellProps) {
  return (
    <div className={className} hidden={isHidden}>
      {children}
    </div>
  );
}

/** Whether the server printed an error for the street, which the shopper has to see. */
function hasError(street: HTMLElement | undefined): boolean {
  return Boolean(street?.matches('[aria-invalid="true"]') || street?.closest('.noest-field--error'));
}

export default defineWidget(part, { view: PostcodeLookup });
