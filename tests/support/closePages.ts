import { afterAll } from 'vitest';
import { closePages } from '../../fixtures/shop/testing/readPage';

// After each file: what its tests have read can be read to its end.
afterAll(closePages);
