import { StrictMode, useLayoutEffect, useState } from 'react';
import { defineWidget, definePart } from '../../../src/mount';
import { Slot } from '../../../src/mount/react';

const part = definePart({
  name: 'strict',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
});

function Inner() {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const add = (): void => setCount((before) => before + 1);
    document.addEventListener('add', add);
    return () => document.removeEventListener('add', add);
  }, []);
  return (
    <p>
      <output>{count}</output> <Slot name="link" />
    </p>
  );
}

function Strict() {
  return (
    <StrictMode>
      <Inner />
    </StrictMode>
  );
}

export default defineWidget(part, { view: Strict });
