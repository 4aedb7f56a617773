import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Code, which stays as it is; a picture on a line of its own; a link. */
const PIECE =
  /^```[^]*?^```|`[^`\n]+`|^!\[[^\]]*\]\((?<picture>[^()\s]+)\)\n*|\[(?<words>[^[\]]+)\]\((?<address>[^()\s]+)\)/gm;

/**
 * A page without its links to files that the package lacks: of a link the words stay, a picture goes.
 * @param page its path in the package
 * @param files the paths of all files in it
 */
export function withoutDeadLinks(text: string, page: string, files: ReadonlySet<string>): string {
  return text.replace(PIECE, (found: string, ...more) => {
    const {
      picture,
      words,
      address = picture,
    } = more.at(-1) as Partial<Record<'picture' | 'words' | 'address', string>>;
    return address === undefined || leadsSomewhere(address, page, files) ? found : (words ?? '');
  });
}

/** Whether an address is of the web, of a place on the page, or of a file or folder that is there. */
export function leadsSomewhere(address: string, page: string, files: ReadonlySet<string>): boolean {
  const [path = ''] = address.split('#');
  if (path === '' || /^[a-z]+:/.test(path)) return true;
  const target = posix.join(posix.dirname(page), path);
  return files.has(target) || [...files].some((file) => file.startsWith(`${target}/`));
}

/** The pages of a folder that lead to what the package lacks, as they are in the package. @param files what it has */
export function documentsOf(folder: string, files: ReadonlySet<string>): ReadonlyMap<string, string> {
  const pages = [...files].filter((file) => file.endsWith('.md'));
  const read = pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')] as const);
  const changed = read.map(([page, text]) => [page, text, withoutDeadLinks(text, page, files)] as const);
  return new Map(changed.filter(([, text, written]) => written !== text).map(([page, , written]) => [page, written]));
}

export function writeDocuments(folder: string, documents: ReadonlyMap<string, string>): void {
  for (const [page, text] of documents) writeFileSync(join(folder, page), text);
}
