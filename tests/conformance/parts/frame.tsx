import { defineWidget, definePart } from '../../../src/mount';
import { Slot } from '../../../src/mount/react';

const part = definePart({
  name: 'frame',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry, which insists on its markup.',
  element: 'section',
  attributes: { frameColor: { type: 'text', default: 'oak', meaning: 'Its colour.' } },
  slots: { picture: { required: true, meaning: 'What it shows.' } },
  inside: { 'h2, h3': 'Its heading.' },
});

function Frame() {
  return (
    <figure>
      <Slot name="picture" />
    </figure>
  );
}

export default defineWidget(part, { view: Frame });
