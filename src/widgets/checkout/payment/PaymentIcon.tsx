/** What the picture of a method says, by the end of its code: neither words nor brand marks that a shop has to licence. */
const MARKS: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  afterpay: '14 d',
  overboeking: 'IBAN',
  maestro: 'Maestro',
  visamastercard: 'VISA MC',
  payconiq: 'Payconiq',
  capayable_gespreid: '3 x',
  mistercash: 'BC',
  billink: '30 d',
  giftcard: '€',
  quotation: '?',
};

/** A picture of 40 x 30 for each method code (specification 2.4); the title beside it says the same in words. */
export function PaymentIcon({ code }: { readonly code: string }) {
  const mark = Object.entries(MARKS).find(([end]) => code.endsWith(end))?.[1] ?? '€';
  return (
    <svg className="noest-methods__icon" viewBox="0 0 40 30" width="40" height="30" aria-hidden="true">
      <rect x="0.5" y="0.5" width="39" height="29" rx="4" />
      <text
        x="20"
        y="19"
        textAnchor="middle"
        fontSize={mark.length > 5 ? 8 : 11}
        {...(mark.length > 6 && { textLength: 34 })}
      >
        {mark}
      </text>
    </svg>
  );
}
