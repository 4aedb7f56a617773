import { useLayoutEffect, useRef } from 'react';
import { defineWidget, definePart } from '../../../src/mount';
import { note } from './diary';

const part = definePart({
  name: 'focuser',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry: its view takes the focus as soon as it is shown.',
});

function Focuser() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Name" onFocus={() => note('focuser: focused')} />;
}

export default defineWidget(part, { view: Focuser });
