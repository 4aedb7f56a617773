import { defineAttributes } from '../attributes/declaration';

/** Declared by a part that owns what it shows, and may therefore stand in a shadow root (mount rule 29). */
export const isolation = defineAttributes({
  isolate: {
    type: 'text',
    meaning:
      'Shows the part in a shadow root, where no rule of the page reaches it: only what is inherited, such as font and letter spacing, and custom properties. Slots keep the rules of the page. Its value is the address of `noest.all.css`, which is loaded there; empty for the one beside `noest.js`. Read when the part mounts.',
  },
});
