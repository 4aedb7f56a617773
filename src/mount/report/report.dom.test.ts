import { expect, test, vi } from 'vitest';
import { PropsError } from '../../shared/platform/attributes/check';
import { report } from './report';

test('mount rule 22: where a property is missing, a script of properties that is not the first child is told as well', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const element = document.createElement('p');
  element.dataset['component'] = 'frame';
  element.innerHTML = '<b>5</b><script type="application/json" data-props>{"width":2}</script>';
  const cause = new PropsError([{ place: 'data-width', expected: 'a number', found: undefined }]);
  report({ code: 'bad-props', part: 'frame', element, cause, known: [], onError: undefined });
  const line =
    '[noest] frame: data-width: expected a number, found nothing; script[data-props]: expected as the first child';
  expect(told).toHaveBeenCalledExactlyOnceWith(line, element);
});

test('mount rule 22: a property that stands on another element is told where it stands', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const element = document.createElement('p');
  element.innerHTML = '<b data-component="other" data-product-id="2"></b><a data-product-id="3"></a>';
  const cause = new PropsError([{ place: 'data-product-id', expected: 'text', found: undefined }]);
  report({ code: 'bad-props', part: 'viewed', element, cause, known: [], onError: undefined });
  const line =
    '[noest] viewed: data-product-id: expected text, found nothing; ' +
    'data-product-id: stands on <a>, expected on the element with data-component';
  expect(told).toHaveBeenCalledExactlyOnceWith(line, element);
});

test('mount rule 22: a key that is missing within a value is told by its place', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const element = document.createElement('p');
  const cause = new PropsError([{ place: 'data-totals.items', expected: 'a list', found: undefined }]);
  report({ code: 'bad-props', part: 'drawer', element, cause, known: [], onError: undefined });
  const line = '[noest] drawer: data-totals.items: expected a list, found nothing';
  expect(told).toHaveBeenCalledExactlyOnceWith(line, element);
});
