import { useEffect, useRef } from 'react';
import { t } from '../../shared/i18n/reviews';
import { Notice } from '../../shared/ui';

/** Stands where the form stood, and takes its focus: the button that had it is gone. */
export function Thanks() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="noest-review-form__thanks" role="status" tabIndex={-1}>
      <Notice type="success">{t('received')}</Notice>
    </div>
  );
}
