import { expect, test, vi } from 'vitest';
import { build } from './build';
import { delegateEvents } from './delegateEvents';

test('one listener of the document serves many elements, at each and inside it', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const leave = new AbortController();
  const inside = build('span', '');
  const [first, second] = [build('div', '', inside), build('div', '')];
  document.body.append(first, second);
  const received = vi.fn<(event: Event) => void>();
  delegateEvents(first, { error: received }, leave.signal);
  delegateEvents(second, { error: received }, leave.signal);
  expect(added).toHaveBeenCalledOnce();

  // An error event does not bubble.
  inside.dispatchEvent(new Event('error'));
  second.dispatchEvent(new Event('error'));
  expect(received).toHaveBeenCalledTimes(2);
});

test('the last that leaves takes the listener along, whoever was the first, and the next one brings it back', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const [first, last, next] = [new AbortController(), new AbortController(), new AbortController()];
  const element = document.body.appendChild(build('div', ''));
  const other = document.body.appendChild(build('div', ''));
  const received = vi.fn();
  delegateEvents(element, { load: received }, first.signal);
  delegateEvents(other, { load: received }, last.signal);
  first.abort();
  last.abort();
  const [, , options] = added.mock.calls[0] ?? [];
  expect(options).toMatchObject({ signal: { aborted: true } });
  element.dispatchEvent(new Event('load'));
  expect(received).not.toHaveBeenCalled();
  delegateEvents(element, { load: received }, next.signal);
  element.dispatchEvent(new Event('load'));
  expect(received).toHaveBeenCalledOnce();
});
