import { useState } from 'react';
import { defineWidget, definePart, type WidgetProps } from '../../../src/mount';
import { Slot } from '../../../src/mount/react';

const part = definePart({
  name: 'panel',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
  attributes: { title: { type: 'text', default: '', meaning: 'Its title.' } },
});

function Panel({ mount }: WidgetProps<typeof part>) {
  const [open, setOpen] = useState(true);
  const [folded, setFolded] = useState(false);
  if (!open) throw new Error('closed for good');
  return (
    <section>
      <h2>{[...mount.slots.keys()].join(' ')}</h2>
      {!folded && <Slot name="link" />}
      <Slot name="missing" />
      <button type="button" onClick={() => setFolded(!folded)}>
        Fold
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Break
      </button>
    </section>
  );
}

export default defineWidget(part, { view: Panel });
