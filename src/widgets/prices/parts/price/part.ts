import { definePart } from '../../../../mount';

export default definePart({
  name: 'price',
  kind: 'behaviour',
  when: 'idle',
  summary: `One price that may change while the page is open. What the server printed stays until an attribute changes; with data-shows="price" it follows what is chosen in the form of the page's product. Without scripts the printed price stays.`,
  attributes: {
    priceInclTax: { type: 'number', required: true, meaning: 'The regular price in euros, with VAT.' },
    priceExclTax: { type: 'number', required: true, meaning: 'The regular price in euros, without VAT.' },
    finalPriceInclTax: {
      type: 'number',
      meaning: 'The price to pay; the regular price where it is left out. A higher regular price is struck through.',
    },
    finalPriceExclTax: { type: 'number', meaning: 'The same without VAT.' },
    unit: {
      type: ['', 'STUK', 'M1', 'M2'],
      default: '',
      meaning: 'Unit of the price: a piece (prints nothing), a metre, a square metre.',
    },
    from: {
      type: 'boolean',
      meaning: 'Whether it is the lowest of several; where it is left out "Vanaf" stays as it was printed.',
    },
  },
  states: ['A reduced price per metre, with the old price struck through.', 'A whole amount without a unit.'],
});
