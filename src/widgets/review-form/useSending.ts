import { useRef, useState } from 'react';
import { ask } from '../../shared/api';
import type { NewReview } from '../../shared/api/schemas';
import { t as common } from '../../shared/i18n/common';

/** Hands a review in, once: what is pressed while it is under way is the same wish again. */
export function useSending() {
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const underWay = useRef(false);

  async function send(review: NewReview): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure('');
    const answer = await ask((shop) => shop.addReview(review));
    underWay.current = false;
    setBusy(false);
    if (answer.ok) return setSent(true);
    setFailure(answer.error.kind === 'refused' ? answer.error.message : common('failed'));
  }

  return { isSent, busy, failure, send };
}
