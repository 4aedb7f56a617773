import { useSyncExternalStore } from 'react';
import { defineWidget, definePart } from '../../../src/mount';

const part = definePart({
  name: 'subscriber',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
});

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

export default defineWidget(part, { view: Subscriber });
