import { signal } from '@preact/signals-core';
import { useEffect, type ReactNode } from 'react';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { useSignalValue } from '../../../../shared/ui';
import { ErrorNotice, LoadingMethods } from '../../steps/notices';

type LaterSteps = typeof import('./laterSteps');

/** The code of steps 2 and 3 and of the login; null until it is fetched. */
const laterSteps = signal<LaterSteps | 'failed' | null>(null);
let fetching: Promise<void> | null = null;

/** Fetches that code, once; after a failure the next call tries again. */
export function fetchLaterSteps(): Promise<void> {
  fetching ??= load().finally(() => (fetching = null));
  return fetching;
}

async function load(): Promise<void> {
  if (laterSteps.peek() !== null && laterSteps.peek() !== 'failed') return;
  try {
    laterSteps.value = await withMessages(await import('./laterSteps'));
  } catch (error) {
    console.error('[noest] the later steps of the checkout could not be fetched', error);
    laterSteps.value = 'failed';
  }
}

async function withMessages(steps: LaterSteps): Promise<LaterSteps> {
  await steps.laterMessages();
  return steps;
}

interface LaterStepProps {
  /** What is said while its code is on the way. */
  readonly message: string;
  readonly children: (steps: LaterSteps) => ReactNode;
}

/** What comes after the first step: a skeleton until its code is fetched, and an error notice where that fails. */
export function LaterStep({ message, children }: LaterStepProps) {
  const steps = useSignalValue(laterSteps);

  useEffect(() => void fetchLaterSteps(), []);

  return (
    <>
      <ErrorNotice isFailed={steps === 'failed'} onRetry={fetchLaterSteps}>
        {tCommon('failed')}
      </ErrorNotice>
      {steps === null && <LoadingMethods message={message} />}
      {steps !== null && steps !== 'failed' && children(steps)}
    </>
  );
}
