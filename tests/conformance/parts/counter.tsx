import { useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { defineWidget, type WidgetProps } from '../../../src/mount';
import { note } from './diary';

const props = v.object({
  start: v.optional(v.number(), 0),
  label: v.optional(v.string(), 'Count'),
  tone: v.optional(v.picklist(['calm', 'loud']), 'calm'),
});

function Counter({ start, label, tone, mount }: WidgetProps<typeof props>) {
  const [count, setCount] = useState(start);
  const id = useId();
  useEffect(() => {
    note('counter: mounted');
    mount.signal.addEventListener('abort', () => note('counter: aborted'));
    return () => note('counter: unmounted');
  }, [mount]);
  return (
    <button id={id} className={tone} type="button" name="count" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

export default defineWidget({ props, view: Counter, onRestore: () => note('counter: restored') });
