import { definePart } from '../../../../mount';

export default definePart({
  name: 'drilldown-menu',
  kind: 'behaviour',
  // The menu is closed: it is seen once it opens.
  when: 'visible',
  summary:
    'Nested lists in `<details>`: a submenu covers the panel, with a back button and its title above it. Without scripts submenus unfold in the list.',
  attributes: {
    // Elements rule 16.
    backDuration: { type: 'milliseconds', default: 150, meaning: 'How long a submenu takes to slide away.' },
  },
  keyboard: {
    'Enter, Space':
      'On a summary: opens the submenu and focuses its back button. On the back button: returns to the summary.',
  },
  states: ['Submenus two levels deep, each with a back button.'],
});
