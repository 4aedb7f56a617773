/** Shows a layer's entries in the element of that id, present and future ones, as JSON, one per line. */
export function printLayer(entries: unknown[], id: string, signal: AbortSignal): void {
  const output = document.getElementById(id);
  const push = entries.push.bind(entries);
  const show = (): void => {
    if (output) output.textContent = entries.map((entry) => JSON.stringify(plain(entry))).join('\n');
  };
  entries.push = (...added) => {
    const length = push(...added);
    show();
    return length;
  };
  signal.addEventListener('abort', () => (entries.push = push));
  show();
}

/** A command is an `arguments` object, which JSON would write as an object with numeric keys. */
function plain(entry: unknown): unknown {
  return Object.prototype.toString.call(entry) === '[object Arguments]'
    ? Array.from(entry as ArrayLike<unknown>)
    : entry;
}
