import { useState } from 'react';
import { defineWidget, definePart } from '../../../src/mount';

const part = definePart({
  name: 'controls',
  kind: 'widget',
  when: 'interaction',
  summary: 'A part for the tests of the registry: one of each kind of control, and what each was told.',
});

const STEPPERS = ['first', 'second'];

/** As large as what the server prints: a pointer rests where it was. Shows in its output what the controls were told, so that a press too few or too many is seen. */
function Controls() {
  const [told, setTold] = useState<Record<string, unknown>>({});
  const tell = (name: string, value: unknown): void => setTold({ ...told, [name]: value });
  const count = (name: string): void => tell(name, Number(told[name] ?? 0) + 1);
  return (
    <form
      action="/posted"
      onSubmit={(event) => {
        event.preventDefault();
        count('submit');
      }}
    >
      <details onToggle={(event) => tell('summary', event.currentTarget.open)}>
        <summary>Calculator</summary>
        <p>More than the server prints</p>
      </details>
      <input
        type="checkbox"
        name="gift"
        aria-label="Gift"
        checked={told['checkbox'] === true}
        onChange={(event) => tell('checkbox', event.currentTarget.checked)}
      />
      <label>
        <input
          type="checkbox"
          name="news"
          checked={told['label'] === true}
          onChange={(event) => tell('label', event.currentTarget.checked)}
        />
        News
      </label>
      {['oak', 'pine'].map((wood) => (
        <input
          key={wood}
          type="radio"
          name="wood"
          value={wood}
          aria-label={wood}
          checked={told['radio'] === wood}
          onChange={() => tell('radio', wood)}
        />
      ))}
      <select
        name="size"
        aria-label="Size"
        value={told['select'] === 'l' ? 'l' : 's'}
        onChange={(event) => tell('select', event.currentTarget.value)}
      >
        <option value="s">S</option>
        <option value="l">L</option>
      </select>
      {STEPPERS.map((name) => (
        <div key={name}>
          <button type="button" aria-label="Less">
            -
          </button>
          <button type="button" aria-label="More" onClick={() => count(name)}>
            +
          </button>
        </div>
      ))}
      <a
        href="#followed"
        onClick={(event) => {
          event.preventDefault();
          count('link');
        }}
      >
        Next
      </a>
      <button type="button" onClick={() => count('button')}>
        Press
      </button>
      <button type="submit">Send</button>
      <output>{JSON.stringify(told)}</output>
    </form>
  );
}

export default defineWidget(part, { view: Controls });
