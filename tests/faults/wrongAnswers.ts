import type { Route } from 'playwright/test';

/** What a shop may answer that no call expects. */
export const WRONG_ANSWERS: readonly { readonly name: string; readonly answer: (route: Route) => Promise<void> }[] = [
  { name: 'dead', answer: (route) => route.abort('connectionrefused') },
  { name: 'answering 500', answer: (route) => route.fulfill({ status: 500, body: 'kapot' }) },
  {
    name: 'answering an invalid response',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '<html>{"items"' }),
  },
  { name: 'answering JSON of another shape', answer: (route) => route.fulfill({ json: { items: 'veel' } }) },
];
