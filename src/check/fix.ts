import type { PlacedFinding } from './checkTemplate';
import type { Span } from './TemplateElement';

interface Edit extends Span {
  readonly text: string;
}

/** What a finding would change: its near miss, where it stands once in its place. */
function editOf(template: string, { near, span }: PlacedFinding): Edit | null {
  if (!near) return null;
  const word = near.found.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const places = [...template.slice(span.start, span.end).matchAll(new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'g'))];
  const [place] = places;
  if (!place || places.length > 1) return null;
  const start = span.start + place.index;
  return { start, end: start + near.found.length, text: near.meant };
}

/** The template with its near misses corrected, and how many there were. */
export function fix(
  template: string,
  findings: readonly PlacedFinding[],
): { readonly text: string; readonly fixed: number } {
  const edits = new Map(
    findings.flatMap((finding) => {
      const edit = editOf(template, finding);
      return edit ? [[edit.start, edit]] : [];
    }),
  );
  let text = template;
  // From the end, so that what stands before keeps its place.
  for (const { start, end, text: meant } of [...edits.values()].toSorted((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + meant + text.slice(end);
  }
  return { text, fixed: edits.size };
}
