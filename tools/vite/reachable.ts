/** A module or a file with all that it imports, and what those import. */
export function reachable(from: string, importsOf: (name: string) => readonly string[]): Set<string> {
  const found = new Set([from]);
  for (const name of found) for (const imported of importsOf(name)) found.add(imported);
  return found;
}
