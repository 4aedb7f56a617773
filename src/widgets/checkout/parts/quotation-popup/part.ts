import { definePart } from '../../../../mount';

export default definePart({
  name: 'quotation-popup',
  kind: 'behaviour',
  when: 'idle',
  summary:
    'Offers a quotation to a shopper who has been in the checkout for a while. Not modal: it takes no focus, waits while a field is being edited, and stays closed in this tab once closed. Without scripts it stays hidden.',
  attributes: {
    // Checkout rule 57.
    delay: {
      type: 'milliseconds',
      default: 180000,
      meaning:
        'Milliseconds from the opening of the checkout until it appears; a reload does not start the time again.',
    },
    url: {
      type: 'url',
      default: '/offerte-aanvragen',
      meaning: 'The page on which a quotation is requested.',
    },
  },
  inside: {
    '[data-quotation-request]': 'The button that chooses the quotation and goes to its page.',
    '[data-quotation-close]': 'The button that closes the popup.',
  },
  capabilities: ['quotation'],
  customProperties: { '--noest-popup-layer': 'z-index of the popup, 30 by default.' },
  keyboard: { Escape: 'Closes the popup while the focus is in it; the focus returns to where it came from.' },
  states: [
    'After two seconds: the popup is shown, and the focus stays where it is.',
    'While the field is being edited: it waits until the field is left.',
    'Closed: it stays closed in this tab, also after a reload.',
    'Offerte aanvragen: the quotation page opens.',
  ],
  livesAt: 'It appears in the checkout after three minutes; /qa/quotation-popup shows it after two seconds.',
});
