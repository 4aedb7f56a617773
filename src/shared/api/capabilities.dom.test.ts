import { afterEach, expect, test } from 'vitest';
import { pageWith } from '../../../tests/support/pageWith';
import '.';
import { missingCapability } from './capabilities';

afterEach(() => pageWith());

test('the first capability that the back end lacks is known without its code', () => {
  expect(missingCapability(['suggestions', 'postcode-lookup'])).toBeUndefined();
  expect(missingCapability(['suggestions', 'time-travel', 'quotation'])).toBe('time-travel');
});

test('shared rule 56: what this shop can do beyond its back end the page names', () => {
  pageWith({ backend: 'magento' });
  expect(missingCapability(['postcode-lookup'])).toBe('postcode-lookup');
  pageWith({ backend: 'magento', capabilities: ['postcode-lookup'] });
  expect(missingCapability(['suggestions', 'postcode-lookup'])).toBeUndefined();
});
