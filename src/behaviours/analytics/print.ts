/** Shows a layer's entries in the element of that id, those that are there and those that come: as JSON, one a line. */
export function printLayer(entries: unknown[], id: string, signal: AbortSignal): void {
  const place = document.getElementById(id);
  const push = entries.push.bind(entries);
  const show = (): void => {
    if (place) place.textContent = entries.map((entry) => JSON.stringify(plain(entry))).join('\n');
  };
  entries.push = (...added) => {
    const length = push(...added);
    show();
    return length;
  };
  signal.addEventListener('abort', () => (entries.push = push));
  show();
}

/** A command is an `arguments` object, which JSON would write as one with numbers for keys. */
function plain(entry: unknown): unknown {
  return Object.prototype.toString.call(entry) === '[object Arguments]'
    ? Array.from(entry as ArrayLike<unknown>)
    : entry;
}
