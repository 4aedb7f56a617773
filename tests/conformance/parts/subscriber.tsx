import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { defineWidget } from '../../../src/mount';

window.subscribed = 0;

function subscribe(): () => void {
  window.subscribed++;
  return () => {
    window.subscribed--;
  };
}

function Subscriber() {
  return <p>{useSyncExternalStore(subscribe, () => 'subscribed')}</p>;
}

export default defineWidget({ props: v.object({}), view: Subscriber });
