import { useState } from 'react';
import { defineWidget, definePart } from '../../../src/mount';
import { note } from './diary';

const part = definePart({
  name: 'form',
  kind: 'widget',
  when: 'load',
  summary: 'A part for the tests of the registry.',
});

function Form() {
  const [name, setName] = useState('');
  const [size, setSize] = useState('s');
  const [gift, setGift] = useState(false);
  const [remark, setRemark] = useState('');
  return (
    <form
      action="/posted"
      onSubmit={(event) => {
        event.preventDefault();
        note(`form: submitted ${name}`);
      }}
    >
      <input name="name" aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <select name="size" aria-label="Size" value={size} onChange={(event) => setSize(event.currentTarget.value)}>
        <option value="s">S</option>
        <option value="l">L</option>
      </select>
      <input type="checkbox" name="gift" checked={gift} onChange={(event) => setGift(event.currentTarget.checked)} />
      <textarea name="remark" value={remark} onChange={(event) => setRemark(event.currentTarget.value)} />
      <output>{JSON.stringify({ name, size, gift, remark })}</output>
      <button type="submit">Send</button>
    </form>
  );
}

export default defineWidget(part, { view: Form });
