import { useLayoutEffect, useState, type ReactNode } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import { AdditionField } from '../../address/LocationFields';
import { LookupResult } from '../../address/LookupResult';
import { t } from '../../address/messages';
import { isListShown } from '../../address/model';
import { useLookup } from '../../address/useLookup';
import type { ValidationError } from '../../../../shared/forms';
import '../../../../shared/forms/grid.css';
import { FormLookup } from './FormLookup';
import part from './part';
import { addressOf, serverFields, useServerFields } from './serverFields';
import { useHeldForm } from './useHeldForm';

/** The address fields of a form, filled in by postcode and house number (checkout rules 20 to 28). */
export function PostcodeLookup(props: WidgetProps<typeof part>) {
  return props.formId ? <FormLookup formId={props.formId} choice={props.addition} /> : <SlotLookup {...props} />;
}

/** Those of a server's form that are in slots. */
function SlotLookup({ mount, prefix, country, addition: choice }: WidgetProps<typeof part>) {
  const [fields] = useState(() => serverFields(mount, prefix));
  const [state, dispatch] = useLookup(addressOf(fields, country), {
    isManual: hasError(fields.get('street')),
    choice,
  });
  useServerFields(fields, state, dispatch);

  const { isManual, address, note } = state;
  const isOffered = isListShown(state);
  const addition = fields.get('addition');
  const listId = `${addition?.id ?? prefix}-choice`;
  const isMissing = useHeldForm(mount.element, fields, state, dispatch, listId);

  // The server's field is hidden behind the list (checkout rule 23).
  useLayoutEffect(() => {
    if (isOffered && document.activeElement === addition) document.getElementById(listId)?.focus();
  }, [isOffered, addition, listId]);

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
          id={listId}
          name=""
          label={t('addition')}
          value={address.addition}
          validationErrors={isMissing ? MISSING : []}
          state={state}
          dispatch={dispatch}
          textId={addition?.id}
          onChange={(text) => dispatch({ type: 'typed', field: 'addition', text })}
        />
      )}
      <Cell className="noest-col-third" isHidden={isOffered}>
        <Slot name="addition" />
        {!isOffered && note === 'addition' && (
          <p className="noest-field__hint" role="status">
            {t('additionReplaced', { addition: address.addition })}
          </p>
        )}
      </Cell>
      <Cell className="noest-col-half" isHidden={!isManual}>
        <Slot name="street" />
      </Cell>
      <Cell className="noest-col-half" isHidden={!isManual}>
        <Slot name="city" />
      </Cell>
      <LookupResult {...{ state, dispatch }} fieldOf={(field) => fields.get(field)} />
    </div>
  );
}

const MISSING: readonly ValidationError[] = [{ key: 'required' }];

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
