import type { CompiledMessage } from './formatMessage';

/**
 * Compiles a page's own text for a message. The ICU compiler stays at home: `{name}` placeholders are all a page may
 * use, and null is answered for a text that asks for more (plurals, choices, quoting).
 */
export function compileOverride(text: string): CompiledMessage | null {
  const nodes = text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part): string | [string] => (/^\{\w+\}$/.test(part) ? [part.slice(1, -1)] : part));
  const isPlain = nodes.every((node) => typeof node !== 'string' || !/[{}]/.test(node));
  return isPlain ? nodes : null;
}
