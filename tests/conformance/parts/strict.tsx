import { StrictMode, useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { defineWidget } from '../../../src/mount';
import { Slot } from '../../../src/mount/react';

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

export default defineWidget({ props: v.object({}), view: Strict });
