import { definePart } from '../../../../mount';

export default definePart({
  name: 'country-fields',
  kind: 'behaviour',
  when: 'idle',
  summary:
    'Shows the parts of a form that belong to the chosen country, marked with data-country. The fields of the others are hidden, disabled and not sent. Without scripts the fields stay as the server printed them.',
  inside: {
    select: 'The country: the select that data-country names, or the first whose name ends in country or country_id.',
  },
  attributes: {
    country: {
      type: 'text',
      default: '',
      meaning: 'Name of the select with the country, where its name does not end in country or country_id.',
    },
    beCompanyNumber: {
      type: 'boolean',
      default: false,
      meaning: 'Whether the part for Belgium, with the ondernemingsnummer, is shown.',
    },
  },
  states: [
    'The Netherlands: the chamber number is shown and required.',
    'Belgium: the ondernemingsnummer is shown instead, and is optional.',
  ],
});
