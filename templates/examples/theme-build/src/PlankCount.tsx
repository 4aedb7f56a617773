import { definePart, defineWidget, type WidgetProps } from 'noest';
import { Slot } from 'noest/react';
import { useState } from 'react';

const part = definePart({
  name: 'plank-count',
  kind: 'widget',
  when: 'visible',
  summary: 'How many planks a wall needs. Without scripts the explanation stands alone.',
  attributes: {
    plankWidth: { type: 'integer', min: 1, required: true, meaning: 'Width of a plank in millimetres.' },
  },
  slots: { explanation: { meaning: 'What the server printed about the plank.' } },
});

function PlankCount({ plankWidth }: WidgetProps<typeof part>) {
  const [width, setWidth] = useState(300);
  return (
    <>
      <Slot name="explanation" />
      <label>
        Breedte van de wand in cm{' '}
        <input
          type="number"
          min={1}
          value={width}
          onChange={({ currentTarget }) => setWidth(Number(currentTarget.value))}
        />
      </label>
      <output> {Math.ceil((width * 10) / plankWidth)} planken</output>
    </>
  );
}

export default defineWidget(part, { view: PlankCount });
