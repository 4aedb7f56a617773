import { expect, test } from 'vitest';
import '.';
import { missingCapability } from './capabilities';

test('the first capability that the back end lacks is known without its code', () => {
  expect(missingCapability(['suggestions', 'postcode-lookup'])).toBeUndefined();
  expect(missingCapability(['suggestions', 'time-travel', 'quotation'])).toBe('time-travel');
});
