import * as v from 'valibot';
import { defineWidget } from '../../../src/mount';
import { note } from './diary';

let ready = false;
const arriving = new Promise<void>((resolve) => {
  window.resume = () => {
    ready = true;
    resolve();
  };
});

function Suspender() {
  if (!ready) throw arriving;
  return (
    <p>
      <input name="name" aria-label="Name" />
      <button type="button" name="go" onClick={() => note('suspender: clicked')}>
        Arrived
      </button>
    </p>
  );
}

export default defineWidget({ props: v.object({}), view: Suspender });
