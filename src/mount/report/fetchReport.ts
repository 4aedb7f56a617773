/** Fetches the words for what is wrong on a page. */
export const fetchReport = () => import('./report');
