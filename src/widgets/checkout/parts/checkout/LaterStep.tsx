import { useEffect, type ReactNode } from 'react';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { lazyCode, useSignalValue } from '../../../../shared/ui';
import { ErrorNotice, LoadingMethods } from '../../steps/notices';

type LaterSteps = typeof import('./laterSteps');

/** The code of steps 2 and 3 and of the login. */
const laterSteps = lazyCode<LaterSteps>('the later steps of the checkout', () => import('./laterSteps'));

export const fetchLaterSteps = (): Promise<void> => laterSteps.fetch();

interface LaterStepProps {
  /** What is said while its code is on the way. */
  readonly message: string;
  readonly children: (steps: LaterSteps) => ReactNode;
}

/** What comes after the first step: a skeleton until its code is fetched, and an error notice where that fails. */
export function LaterStep({ message, children }: LaterStepProps) {
  const steps = useSignalValue(laterSteps.state);
  const isFailed = steps instanceof Error;

  useEffect(() => void fetchLaterSteps(), []);

  return (
    <>
      <ErrorNotice isFailed={isFailed} onRetry={fetchLaterSteps}>
        {tCommon('failed')}
      </ErrorNotice>
      {steps === null && <LoadingMethods message={message} />}
      {steps !== null && !isFailed && children(steps)}
    </>
  );
}
