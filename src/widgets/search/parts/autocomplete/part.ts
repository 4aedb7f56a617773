import { definePart } from '../../../../mount';
import { isolation } from '../../../../shared/platform/isolation/attributes';

export default definePart({
  name: 'autocomplete',
  kind: 'widget',
  when: 'interaction',
  summary:
    'The search form, with suggestions while the shopper types: categories, filters, keywords and products, in an ARIA combobox with a listbox. In an empty field it offers the last searches of this browser. Without scripts the form searches as it is.',
  attributes: {
    ...isolation,
    action: {
      type: 'url',
      meaning: "Address of the page of results, to which the form is sent; where it is left out, the back end's.",
    },
    // Search rule 2.
    minLength: {
      type: 'integer',
      min: 1,
      default: 3,
      meaning: 'Number of characters from which suggestions are shown.',
    },
    label: { type: 'text', meaning: 'Accessible name of the form, for a page with a second search form.' },
    query: { type: 'text', default: '', meaning: 'Text in the field at first, as on a page of results.' },
  },
  capabilities: ['suggestions'],
  customProperties: {
    '--noest-search-line': 'Colour of the border of the field.',
    '--noest-picture-filter': 'CSS filter of the pictures of the products, none.',
    '--noest-autocomplete-room':
      'Largest block size of the list. On a phone the part sets it to what the on-screen keyboard leaves.',
  },
  views: { product: 'A suggested product: one link, with the attributes of `option`.' },
  keyboard: {
    'Arrow Down, Arrow Up': 'Go round the options and the field; open a closed list.',
    'Home, End, Arrow Left, Arrow Right': 'Return from the options to the field.',
    Enter: 'Follows the active option; without one it submits the form.',
    Escape: 'Closes the list; a second one clears the field.',
    Tab: 'Closes the list and keeps the text; where suggestions failed, goes on to "Opnieuw proberen".',
  },
  states: [
    'The search form, with suggestions from 3 characters.',
    'A second form, with suggestions from 2 characters.',
  ],
  qa: {
    acts: [{ fill: '[data-component=autocomplete] [role=combobox]', with: 'douglas' }],
    ready: {
      acts: [{ fill: '[data-component=autocomplete] [role=combobox]', with: 'douglas' }],
      shows: '[data-component=autocomplete] [role=option]',
    },
    busy: { shows: '.noest-autocomplete__loading' },
    empty: {
      acts: [{ fill: '[data-component=autocomplete] [role=combobox]', with: 'qqqqqq' }],
      says: 'header.noResults',
    },
    error: { says: 'header.suggestionsFailed' },
  },
});
