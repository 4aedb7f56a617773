import { expect, test, vi } from 'vitest';
import { build } from '../../shared/platform/dom';
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

test('who has left hears nothing, may come back, and no other one listens at the document', () => {
  const [first, next] = [new AbortController(), new AbortController()];
  const listens = vi.spyOn(first.signal, 'addEventListener');
  const element = document.body.appendChild(build('div', ''));
  const received = vi.fn();
  delegateEvents(element, { scrollend: received }, first.signal);
  expect(listens).not.toHaveBeenCalled();
  first.abort();
  element.dispatchEvent(new Event('scrollend'));
  expect(received).not.toHaveBeenCalled();

  const added = vi.spyOn(document, 'addEventListener');
  delegateEvents(element, { scrollend: received }, next.signal);
  expect(added).not.toHaveBeenCalled();
  element.dispatchEvent(new Event('scrollend'));
  expect(received).toHaveBeenCalledOnce();
});
