import { useEffect, type ReactNode } from 'react';
import { Trouble } from '../../shared/checkout-parts';
import { t } from '../../shared/i18n/checkout';
import { t as commonWords } from '../../shared/i18n/common';
import { useSignalValue } from '../../shared/ui';
import { fetchLaterSteps, laterSteps, type LaterSteps } from './fetchLaterSteps';
import { LoadingMethods } from './LoadingMethods';

/** A step after the first: its place is held until its code is there, and where that can't be had it is said. */
export function LaterStep({ children }: { readonly children: (steps: LaterSteps) => ReactNode }) {
  const steps = useSignalValue(laterSteps);

  useEffect(() => void fetchLaterSteps(), []);

  if (steps === 'failed') return <Trouble onRetry={() => void fetchLaterSteps()}>{commonWords('failed')}</Trouble>;
  if (steps === null) return <LoadingMethods words={t('loadingShipping')} />;
  return children(steps);
}
