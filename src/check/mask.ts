/** What a template language puts in place of a value, and of text that may hold markup: as long as what is masked. */
const VALUE = '\uE000';
const MARKUP = '\uE001';

/** PHP, a Liquid or Twig comment with all in it, an output, a tag. PHP may go on to the end of the file. */
const PLACEHOLDERS =
  /<\?(?:php\b|=)[^]*?(?:\?>|$)|\{#[^]*?#\}|\{%-?\s*(comment|raw|verbatim|schema|javascript|stylesheet)\s*-?%\}[^]*?\{%-?\s*end\1\s*-?%\}|\{\{[^]*?\}\}|\{%[^]*?%\}/g;
/** What is known to print markup of another file. */
const PRINTS_MARKUP =
  /\b(?:include\w*|require\w*|render\w*|sections?|embed|block|parent|yield|raw|\w*html|\w*content\w*|children)\b/i;

/** The template with its placeholders masked: every letter that is left stands where it stood. */
export function mask(template: string): string {
  return template.replace(PLACEHOLDERS, (placeholder) =>
    placeholder.replace(/[^\r\n]/g, PRINTS_MARKUP.test(placeholder) ? MARKUP : VALUE),
  );
}

/** Whether a text is known only once the template has run. */
export function isOpen(text: string): boolean {
  return text.includes(VALUE) || text.includes(MARKUP);
}

/** Whether more elements may stand there once the template has run. */
export function mayHoldMarkup(text: string): boolean {
  return text.includes(MARKUP);
}
