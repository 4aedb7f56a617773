import { defineAttributes } from './declaration';

/** Declared by a part that owns what it shows, and may therefore stand in a shadow root (mount rule 29). */
export const isolation = defineAttributes({
  isolate: {
    type: 'text',
    meaning:
      'Shows the part in a shadow root, where no style of the page reaches it; slots keep those of the page. Its value is the address of `noest.all.css`, which is loaded there; empty for the one beside `noest.js`. Read when the part mounts.',
  },
});
