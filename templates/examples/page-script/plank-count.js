import { definePart, defineWidget, noest } from './noest/kit.js';
import { createElement, Fragment, Slot, useState } from './noest/react.js';

const part = definePart({
  name: 'plank-count',
  kind: 'widget',
  when: 'load',
  summary: 'How many planks a wall needs. Without scripts the explanation stands alone.',
  attributes: {
    plankWidth: { type: 'integer', min: 1, required: true, meaning: 'Width of a plank in millimetres.' },
  },
  slots: { explanation: { meaning: 'What the server printed about the plank.' } },
});

function PlankCount({ plankWidth }) {
  const [width, setWidth] = useState(300);
  return createElement(
    Fragment,
    null,
    createElement(Slot, { name: 'explanation' }),
    createElement(
      'label',
      null,
      'Breedte van de wand in cm ',
      createElement('input', {
        type: 'number',
        min: 1,
        value: width,
        onChange: (event) => setWidth(Number(event.currentTarget.value)),
      }),
    ),
    createElement('output', null, ` ${Math.ceil((width * 10) / plankWidth)} planken`),
  );
}

noest.define('plank-count', defineWidget(part, { view: PlankCount }));
