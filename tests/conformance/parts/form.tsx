import { useState } from 'react';
import { defineWidget, definePart } from '../../../src/mount';
import { note } from './diary';

const part = definePart({
  name: 'form',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
});

/** One state for all fields: a change that has not been rendered is lost with the next one. */
function Form() {
  const [state, setState] = useState({ name: '', size: 's', gift: false, remark: '' });
  const { name, size, gift, remark } = state;
  const set = (changed: Partial<typeof state>): void => setState({ ...state, ...changed });
  return (
    <form
      action="/posted"
      onSubmit={(event) => {
        event.preventDefault();
        note(`form: submitted ${name}`);
      }}
    >
      <input
        name="name"
        aria-label="Name"
        value={name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <select name="size" aria-label="Size" value={size} onChange={(event) => set({ size: event.currentTarget.value })}>
        <option value="s">S</option>
        <option value="l">L</option>
      </select>
      <input
        type="checkbox"
        name="gift"
        checked={gift}
        onChange={(event) => set({ gift: event.currentTarget.checked })}
      />
      <textarea name="remark" value={remark} onChange={(event) => set({ remark: event.currentTarget.value })} />
      <output>{JSON.stringify(state)}</output>
      <button type="submit">Send</button>
    </form>
  );
}

export default defineWidget(part, { view: Form });
