/** The pages a paginator shows: first, last and the neighbours of the current one; null for a gap between them. */
export function shownPages(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? page - 1) - 1;
    if (skipped === 0) return [page];
    // A gap would take the room of the one page it stands for.
    return skipped === 1 ? [page - 1, page] : [null, page];
  });
}
