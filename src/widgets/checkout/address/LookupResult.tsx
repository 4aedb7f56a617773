import { t } from './messages';
import { Notice } from '../../../shared/ui';
import type { LookupEvent, LookupState } from './model';
import type { LocationField } from './rules';
import '../../../shared/ui/look/textButton.css';
import './address.css';

interface LookupResultProps {
  readonly state: LookupState;
  readonly dispatch: (event: LookupEvent) => void;
  readonly fieldOf: (field: LocationField) => HTMLElement | null | undefined;
}

/** The status of the lookup, announced as it changes, and the button between lookup and manual entry. */
export function LookupResult({ state, dispatch, fieldOf }: LookupResultProps) {
  const { isManual, address, canLookUp } = state;

  /** The button goes: the focus goes to the field that comes first now (checkout rule 76). */
  function toggle(): void {
    dispatch({ type: 'manualToggled' });
    requestAnimationFrame(() => fieldOf(isManual ? 'postcode' : 'street')?.focus());
  }

  if (isManual && (address.country !== 'NL' || !canLookUp)) return null;
  return (
    <div className={isManual ? 'noest-lookup' : 'noest-lookup noest-lookup--automatic'}>
      <div role="status">{!isManual && <Status state={state} onToggle={toggle} />}</div>
      {isManual && <TextButton onPress={toggle}>{t('automatic')}</TextButton>}
    </div>
  );
}

const NOTICES = {
  waiting: 'notice',
  loading: 'notice',
  found: 'success',
  invalid: 'error',
  failed: 'warning',
} as const;

function Status({ state: { status, address }, onToggle }: { state: LookupState; onToggle: () => void }) {
  const { street, houseNumber: number, city } = address;
  const key = status === 'loading' ? 'lookingUp' : status;
  return (
    <Notice type={NOTICES[status]}>
      <p className="noest-lookup__text">{key === 'found' ? t(key, { street, number, city }) : t(key)}</p>
      <TextButton onPress={onToggle}>{t(status === 'invalid' ? 'invalidManual' : 'manual')}</TextButton>
    </Notice>
  );
}

function TextButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button className="noest-text-button" type="button" onClick={onPress}>
      {children}
    </button>
  );
}
