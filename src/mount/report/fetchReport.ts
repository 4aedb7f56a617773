/** Fetches the words for what is wrong on a page. */
export const fetchReport = () => import('./report');

/** For what mounts all the same: a hint for developers is not worth an error. */
export function hint(tell: (report: typeof import('./report')) => void): void {
  fetchReport().then(tell, () => {});
}
