/** Fetches the words for what is wrong with a page's configuration. */
export const fetchReport = () => import('./report');
