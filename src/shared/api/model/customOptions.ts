import type { Amount } from '../../money';

/** What is added to the price of one piece: an amount, or a percentage of that price. */
export type Surcharge = { readonly amount: Amount } | { readonly percent: number };

interface Asked {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
}

/** A text, a text of several lines, or a day. */
export interface EnteredOption extends Asked {
  readonly kind: 'text' | 'lines' | 'date';
  readonly surcharge: Surcharge;
  /** The most characters; null without a limit. */
  readonly maxLength: number | null;
}

/** One value of a list or of radio buttons, or any number of them. */
export interface ChosenOption extends Asked {
  readonly kind: 'select' | 'radio' | 'checkbox';
  readonly values: readonly { readonly id: string; readonly label: string; readonly surcharge: Surcharge }[];
}

/** What a shopper says about a product beside its variant, such as a text to engrave. */
export type CustomOption = EnteredOption | ChosenOption;

/** What was entered or chosen for one option; a day as 2026-12-31. */
export type CustomChoice =
  | { readonly optionId: string; readonly valueIds: readonly string[] }
  | { readonly optionId: string; readonly text: string }
  | { readonly optionId: string; readonly date: string };
