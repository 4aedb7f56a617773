import { useState } from 'react';
import * as v from 'valibot';
import { defineWidget, type WidgetProps } from '../../../src/mount';
import { Slot } from '../../../src/mount/react';

const props = v.object({ title: v.optional(v.string(), '') });

function Panel({ mount }: WidgetProps<typeof props>) {
  const [open, setOpen] = useState(true);
  if (!open) throw new Error('closed for good');
  return (
    <section>
      <h2>{[...mount.slots.keys()].join(' ')}</h2>
      <Slot name="link" />
      <Slot name="missing" />
      <button type="button" onClick={() => setOpen(false)}>
        Break
      </button>
    </section>
  );
}

export default defineWidget({ props, view: Panel });
