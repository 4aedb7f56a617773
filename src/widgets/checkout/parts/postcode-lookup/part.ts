import { definePart } from '../../../../mount';

export default definePart({
  name: 'postcode-lookup',
  kind: 'widget',
  when: 'visible',
  summary:
    "Fills in the address fields of any form by postcode and house number; for Belgium, or if the shopper chooses so, they are typed by hand. The fields remain the server's, with their names and values, each in a slot. Without scripts all of them are shown and typed by hand.",
  attributes: {
    prefix: {
      type: 'text',
      default: 'register',
      meaning: 'Prefix of the names of the fields: register for register[zipcode]. Empty for names without a prefix.',
    },
    formId: {
      type: 'text',
      default: '',
      meaning:
        'Id of an address form of Magento whose fields stand elsewhere. The part then has postcode, house number and addition of its own, fills in the fields postcode, street and city of that form, and needs no slots.',
    },
    country: { type: ['NL', 'BE'], default: 'NL', meaning: 'The country, used where the form has no field for it.' },
    addition: {
      type: ['ask', 'first'],
      default: 'ask',
      meaning:
        'Where several additions exist at a house number: `ask` asks which one it is; `first` fills in the first one and says so.',
    },
  },
  slots: {
    country: { meaning: 'The field named country: a select, or an input.' },
    postcode: { meaning: 'The field named zipcode; required without data-form-id, as are the next four.' },
    housenumber: { meaning: 'The field named housenumber.' },
    addition: {
      meaning: 'The field named addition; a list takes its place where several are offered.',
    },
    street: { meaning: 'The field named street; hidden while the lookup fills it in.' },
    city: { meaning: 'The field named city; hidden while the lookup fills it in.' },
  },
  capabilities: ['postcode-lookup'],
  states: [
    '1012JS 1: a found address.',
    '1016GV 263: a found address with several additions.',
    '9999ZZ 1: no such address.',
    '5000AA 1: the lookup fails.',
  ],
  qa: {
    acts: [
      { fill: '[data-component=postcode-lookup] [name$="[zipcode]"]', with: '1012JS' },
      { fill: '[data-component=postcode-lookup] [name$="[housenumber]"]', with: '1' },
    ],
    ready: { says: 'address.waiting' },
    busy: { says: 'address.lookingUp' },
    empty: {
      acts: [
        { fill: '[data-component=postcode-lookup] [name$="[zipcode]"]', with: '9999ZZ' },
        { fill: '[data-component=postcode-lookup] [name$="[housenumber]"]', with: '1' },
      ],
      says: 'address.invalid',
    },
    error: { says: 'address.failed', refused: 'address.invalid' },
  },
});
