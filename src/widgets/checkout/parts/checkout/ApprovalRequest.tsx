import type { Approval } from '../../../../shared/api';
import { TextArea } from '../../../../shared/forms/fields';
import { formatChoice, formatMoney } from '../../../../shared/i18n';
import { Notice, useSignalValue } from '../../../../shared/ui';
import type { Checkout } from '../../store/Checkout';
import { t } from './messages';

interface ApprovalRequestProps {
  readonly approval: Approval;
  readonly checkout: Checkout;
  readonly isSending: boolean;
}

/** The most characters of a note to a colleague (checkout rule 68). */
const LONGEST_NOTE = 500;

/** The order is above the limit of whoever orders for a company: a colleague is asked (checkout rule 68). */
export function ApprovalRequest({ approval, checkout, isSending }: ApprovalRequestProps) {
  const { approvalNote } = useSignalValue(checkout.draft);
  const amounts = { amount: formatMoney(approval.amount), limit: formatMoney(approval.limit) };
  return (
    <div className="noest-checkout__section">
      <Notice type="notice" role="status">
        <strong>{t('aboveLimit', amounts)}</strong>{' '}
        {t(approval.approvers.length > 0 ? 'whoApproves' : 'nobodyApproves', {
          names: formatChoice(approval.approvers),
        })}
      </Notice>
      <TextArea
        id="approval_note"
        name="approval_note"
        label={t('approvalNote')}
        hint={t('approvalHint')}
        optional
        rows={2}
        maxLength={LONGEST_NOTE}
        readOnly={isSending}
        value={approvalNote}
        onChange={(typed) => checkout.change({ approvalNote: typed })}
      />
    </div>
  );
}
