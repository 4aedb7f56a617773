import { definePart } from '../../../../mount';

export default definePart({
  name: 'password-strength',
  kind: 'behaviour',
  when: 'idle',
  summary:
    'A badge after a password field: Zwak, Matig or Sterk. It never blocks the form. Its element is the field, or contains it. Without scripts there is no badge.',
  attributes: {
    // Account rule 11.
    delay: { type: 'milliseconds', default: 200, meaning: 'Time between the last input and the badge.' },
  },
  states: ['The badge after a password field.'],
});
