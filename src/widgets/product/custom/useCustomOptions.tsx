import { useState, type ReactNode } from 'react';
import type { CartSelection, CustomOption, Offer } from '../../../shared/api';
import type { Entries, Printed, Problem } from './model';
import { useCustomCode } from './useCustomCode';

interface Custom {
  /** The offer with the prices of what was entered and chosen. */
  readonly offer: Offer;
  readonly problems: ReadonlyMap<string, Problem>;
  /** Goes into the selection. */
  readonly choices: Pick<CartSelection, 'customOptions'>;
  fields(isSubmitted: boolean): ReactNode;
  /** To the first field with something wrong. */
  focusProblem(form: HTMLFormElement): void;
}

const NOTHING: Entries = {};

/**
 * Product rule 45: the custom options of an offer; without any, the offer as it is. Suspends while their code is fetched.
 * @param printed what they cost in euros, as the server printed it.
 */
export function useCustomOptions(answered: readonly CustomOption[], offer: Offer, printed: Printed = {}): Custom {
  const code = useCustomCode(answered.length > 0);
  const [entries, setEntries] = useState(NOTHING);
  if (!code) return { offer, problems: new Map(), choices: {}, fields: () => null, focusProblem: () => undefined };
  const options = code.withPrinted(answered, printed);
  const problems = code.problemsOf(options, entries);
  const choices = code.choicesOf(options, entries);
  return {
    offer: code.withSurcharges(offer, options, entries),
    problems,
    choices: choices.length > 0 ? { customOptions: choices } : {},
    fields: (isSubmitted) => (
      <code.CustomOptions
        options={options}
        offer={offer}
        entries={entries}
        problems={isSubmitted ? problems : new Map()}
        onChange={setEntries}
      />
    ),
    focusProblem(form) {
      const [first] = problems.keys();
      form.querySelector<HTMLElement>(`[name^="options[${first}]"]`)?.focus();
    },
  };
}
