import { useEffect, useId, useState } from 'react';
import { defineWidget, definePart, type WidgetProps } from '../../../src/mount';
import { note } from './diary';

const part = definePart({
  name: 'counter',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
  attributes: {
    start: { type: 'number', default: 0, meaning: 'Where it begins.' },
    label: { type: 'text', default: 'Count', meaning: 'What it counts.' },
    tone: { type: ['calm', 'loud'], default: 'calm', meaning: 'Its class.' },
  },
});

function Counter({ start, label, tone, mount }: WidgetProps<typeof part>) {
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

export default defineWidget(part, { view: Counter, onRestore: () => note('counter: restored') });
