import bancontact from './bancontact.svg?no-inline';
import giftcard from './giftcard.svg?no-inline';
import ideal from './ideal.svg?no-inline';
import invoice from './invoice.svg?no-inline';
import later from './later.svg?no-inline';
import mastercard from './mastercard.svg?no-inline';
import other from './other.svg?no-inline';
import payconiq from './payconiq.svg?no-inline';
import spread from './spread.svg?no-inline';
import transfer from './transfer.svg?no-inline';
import visa from './visa.svg?no-inline';

/** A picture of 40 x 30 and what it shows, in words. */
export interface Mark {
  readonly src: string;
  /** Empty where the title of the method says the same. */
  readonly alt: string;
}

/** The marks of a method, by the end of its code. They are drawn for the kit: the brands' own files need a licence. */
const MARKS: Readonly<Record<string, readonly Mark[]>> = {
  ideal: [{ src: ideal, alt: 'iDEAL | Wero' }],
  visamastercard: [
    { src: visa, alt: 'Visa' },
    { src: mastercard, alt: 'Mastercard' },
  ],
  mistercash: [{ src: bancontact, alt: 'Bancontact' }],
  payconiq: [{ src: payconiq, alt: 'Payconiq' }],
  overboeking: [{ src: transfer, alt: '' }],
  afterpay: [{ src: later, alt: '' }],
  capayable_gespreid: [{ src: spread, alt: '' }],
  billink: [{ src: invoice, alt: '' }],
  giftcard: [{ src: giftcard, alt: '' }],
};

const OTHER: readonly Mark[] = [{ src: other, alt: '' }];

/** Checkout rule 39. */
export function marksOf(code: string): readonly Mark[] {
  return Object.entries(MARKS).find(([end]) => code.endsWith(end))?.[1] ?? OTHER;
}
