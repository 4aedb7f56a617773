import { defineWidget, definePart } from '../../../src/mount';
import { Slot } from '../../../src/mount/react';
import { note } from './diary';

const part = definePart({
  name: 'suspender',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
});

let ready = false;
let failure: string | undefined;
const arriving = new Promise<void>((resolve, reject) => {
  window.resume = (reason) => {
    ready = true;
    failure = reason;
    if (reason) reject(new Error(reason));
    else resolve();
  };
});

function Suspender() {
  if (!ready) throw arriving;
  if (failure) throw new Error(failure);
  return (
    <div>
      <input name="name" aria-label="Name" />
      <button type="button" name="go" onClick={() => note('suspender: clicked')}>
        Arrived
      </button>
      <Slot name="inner" />
    </div>
  );
}

export default defineWidget(part, { view: Suspender });
