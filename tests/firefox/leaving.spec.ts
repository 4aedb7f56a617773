import { test } from 'playwright/test';
import { addAndLeave } from '../support/leaving';

test(
  'cart rules 10 and 37: whoever adds and leaves at once has in the cart what the badge counted',
  { tag: '@long' },
  async ({ page }, { project }) => {
    test.setTimeout(400_000);
    await addAndLeave(page, String(project.metadata['build']), 4);
  },
);
