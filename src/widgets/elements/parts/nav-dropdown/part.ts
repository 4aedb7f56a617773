import { definePart } from '../../../../mount';

export default definePart({
  name: 'nav-dropdown',
  kind: 'behaviour',
  when: 'visible',
  summary:
    'A navigation whose items have panels, marked with data-dropdown after their link. A panel opens when the pointer rests on its item, by the first tap, or by a button for the keyboard. Without scripts panels open on hover and focus, by the CSS of the theme.',
  attributes: {
    // Elements rule 17.
    delay: {
      type: 'milliseconds',
      default: 500,
      meaning: 'How long the pointer rests on an item before its panel opens.',
    },
    // Elements rule 17.
    hoverDelay: { type: 'milliseconds', default: 150, meaning: 'The same while another panel is open.' },
    // Elements rule 17.
    leaveDelay: {
      type: 'milliseconds',
      default: 50,
      meaning: 'Time between the pointer leaving and the panel closing.',
    },
  },
  keyboard: {
    'Enter, Space': 'On the button beside a link: opens or closes the panel.',
    ArrowDown: 'On a link or its button: opens the panel and focuses its first link.',
    Escape: 'Closes the open panel; a focus inside moves to its button.',
  },
  states: ['Panels that open on hover after 500 ms, by tap and by keyboard.', 'An item without a panel.'],
  livesAt: 'The menu bar above is one.',
});
