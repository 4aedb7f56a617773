import type { Route } from 'playwright/test';
import { isLong } from '../support/isLong';

interface WrongAnswer {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
}

/** No answer, and one that only the parser finds wrong. */
const IN_SHORT: readonly WrongAnswer[] = [
  { name: 'dead', answer: (route) => route.abort('connectionrefused') },
  { name: 'answering JSON of another shape', answer: (route) => route.fulfill({ json: { items: 'veel' } }) },
];

const MORE: readonly WrongAnswer[] = [
  { name: 'answering 500', answer: (route) => route.fulfill({ status: 500, body: 'kapot' }) },
  {
    name: 'answering an invalid response',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '<html>{"items"' }),
  },
];

/** What a shop may answer that no call expects. */
export const WRONG_ANSWERS: readonly WrongAnswer[] = isLong ? [...IN_SHORT, ...MORE] : IN_SHORT;
