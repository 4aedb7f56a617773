import { t } from './messages';
import { Notice } from '../../../shared/ui';
import type { LookupState } from './model';
import '../../../shared/ui/look/textButton.css';
import './address.css';

interface LookupResultProps {
  readonly state: LookupState;
  /** Switches between lookup and manual entry. */
  readonly onToggle: () => void;
}

/** The status of the lookup, announced as it changes, and the button between lookup and manual entry. */
export function LookupResult({ state, onToggle }: LookupResultProps) {
  const { isManual, address, canLookUp } = state;
  if (isManual && (address.country !== 'NL' || !canLookUp)) return null;
  return (
    <div className={isManual ? 'noest-lookup' : 'noest-lookup noest-lookup--automatic'}>
      <div role="status">{!isManual && <Status state={state} onToggle={onToggle} />}</div>
      {isManual && <TextButton onPress={onToggle}>{t('automatic')}</TextButton>}
    </div>
  );
}

function Status({ state: { status, address }, onToggle }: LookupResultProps) {
  const manual = <TextButton onPress={onToggle}>{t('manual')}</TextButton>;
  switch (status) {
    case 'found':
      return (
        <Notice type="success">
          <p className="noest-lookup__text">
            {t('found', { street: address.street, number: address.houseNumber, city: address.city })}
          </p>
          {manual}
        </Notice>
      );
    case 'invalid':
      return (
        <Notice type="error">
          <p className="noest-lookup__text">{t('invalid')}</p>
          <TextButton onPress={onToggle}>{t('invalidManual')}</TextButton>
        </Notice>
      );
    case 'failed':
      return (
        <Notice type="warning">
          <p className="noest-lookup__text">{t('failed')}</p>
          {manual}
        </Notice>
      );
    default:
      return (
        <Notice type="notice">
          <p className="noest-lookup__text">{t(status === 'loading' ? 'lookingUp' : 'waiting')}</p>
          {manual}
        </Notice>
      );
  }
}

function TextButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button className="noest-text-button" type="button" onClick={onPress}>
      {children}
    </button>
  );
}
