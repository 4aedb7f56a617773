import { expect, test, vi } from 'vitest';
import { build } from './build';
import { whenHeard } from './whenHeard';

test('one listener of the document hears for many, at each and inside it', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const leave = new AbortController();
  const inside = build('span', '');
  const [first, second] = [build('div', '', inside), build('div', '')];
  document.body.append(first, second);
  const heard = vi.fn<(event: Event) => void>();
  whenHeard(first, { error: heard }, leave.signal);
  whenHeard(second, { error: heard }, leave.signal);
  expect(added).toHaveBeenCalledOnce();

  // What fails to load tells nobody further up.
  inside.dispatchEvent(new Event('error'));
  second.dispatchEvent(new Event('error'));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the last that leaves takes the listener along, whoever was the first, and the next one brings it back', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const [first, last, next] = [new AbortController(), new AbortController(), new AbortController()];
  const element = document.body.appendChild(build('div', ''));
  const other = document.body.appendChild(build('div', ''));
  const heard = vi.fn();
  whenHeard(element, { load: heard }, first.signal);
  whenHeard(other, { load: heard }, last.signal);
  first.abort();
  last.abort();
  const [, , options] = added.mock.calls[0] ?? [];
  expect(options).toMatchObject({ signal: { aborted: true } });
  element.dispatchEvent(new Event('load'));
  expect(heard).not.toHaveBeenCalled();
  whenHeard(element, { load: heard }, next.signal);
  element.dispatchEvent(new Event('load'));
  expect(heard).toHaveBeenCalledOnce();
});
