import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownStep } from './flow';

/**
 * The names of the steps after the first in the address: `shipping` makes `?step=shipping`. The first step has the plain
 * address. A parameter and not a path, since every server answers it with the page.
 */
export type StepNames = readonly string[];

const PARAMETER = 'step';

/** The step that the address names; 1 where it names none that is known. */
export function stepOfAddress(names: StepNames): ShownStep {
  const name = new URLSearchParams(location.search).get(PARAMETER) ?? '';
  // -1 for an unknown name makes 1.
  return (names.indexOf(name) + 2) as ShownStep;
}

function writeAddress(step: ShownStep, names: StepNames, isNewEntry: boolean): void {
  const parameters = new URLSearchParams(location.search);
  const name = names[step - 2];
  if (name === undefined) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, name);
  const query = parameters.toString();
  history[isNewEntry ? 'pushState' : 'replaceState'](
    null,
    '',
    query === '' ? location.pathname : `${location.pathname}?${query}`,
  );
}

interface Steps {
  readonly step: ShownStep;
  readonly names: StepNames;
  /** Goes to a step, or to the nearest one that is valid; returns the step that is shown then. */
  readonly goTo: (step: ShownStep) => ShownStep;
  /** No step can be left now: an order is being placed. */
  readonly isFixed: boolean;
}

/**
 * Checkout rule 3: each step has an address. A move makes an entry of the history, Back and Forward move between steps, and
 * a reload stays. An address whose step can't be shown is replaced by that of the step that is.
 */
export function useStepAddress({ step, names, goTo, isFixed }: Steps): void {
  const latest = useRef({ names, goTo, isFixed });
  const isFirst = useRef(true);

  // Layout effects, so that of two quick presses on Back the second one sees the new step.
  useLayoutEffect(() => {
    latest.current = { names, goTo, isFixed };
  });

  useLayoutEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (stepOfAddress(names) === step) return;
    writeAddress(step, names, !wasFirst);
  }, [step, names]);

  useEffect(() => {
    function onPop(): void {
      const { names: known, goTo: move, isFixed: stays } = latest.current;
      const asked = stepOfAddress(known);
      const shown = move(asked);
      if (shown === asked) return;
      // While an order is being placed Back is taken back; a step that is not valid has no entry of its own.
      writeAddress(shown, known, stays);
    }
    // Checkout rule 4: the top of the step is shown, and the browser would then scroll to where its entry was left.
    history.scrollRestoration = 'manual';
    addEventListener('popstate', onPop);
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('popstate', onPop);
    };
  }, []);
}
