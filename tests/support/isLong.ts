/** Whether this is a long run (`npm run test:long`): more of what is repeated, and what the test command leaves out for its time. */
export const isLong = Boolean(process.env['TEST_LONG']);
