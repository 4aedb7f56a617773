import type { MarkupElement } from '../mount/runtime/markup';

type Test = (element: MarkupElement, scope: MarkupElement) => boolean;

/** A compound selector, and how it stands to the one before it. */
interface Step {
  readonly combinator: ' ' | '>';
  readonly tests: readonly Test[];
}

const TOKEN =
  /\s*([>,])\s*|(\s+)|(:scope)|\[([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([\w-]+)))?\]|\.([\w-]+)|#([\w-]+)|([a-z][\w-]*|\*)/gy;

const known = new Map<string, readonly (readonly Step[])[]>();

/**
 * Whether an element matches a selector as declarations have them: names, classes, ids, attributes, `:scope`, descendants,
 * children, lists.
 * @throws Error for any other
 */
export function matches(element: MarkupElement, selector: string, scope: MarkupElement): boolean {
  let alternatives = known.get(selector);
  if (!alternatives) known.set(selector, (alternatives = parse(selector)));
  return alternatives.some((steps) => matchesSteps(element, steps, steps.length - 1, scope));
}

function matchesSteps(element: MarkupElement, steps: readonly Step[], last: number, scope: MarkupElement): boolean {
  const step = steps[last];
  if (!step?.tests.every((test) => test(element, scope))) return false;
  if (last === 0) return true;
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (matchesSteps(outer, steps, last - 1, scope)) return true;
    if (step.combinator === '>') return false;
  }
  return false;
}

function parse(selector: string): Step[][] {
  const alternatives: { combinator: Step['combinator']; tests: Test[] }[][] = [[{ combinator: ' ', tests: [] }]];
  let read = 0;
  for (const [token, mark, space, isScope, attribute, ...rest] of selector.trim().matchAll(TOKEN)) {
    read += token.length;
    if (mark === ',') alternatives.push([{ combinator: ' ', tests: [] }]);
    else if (mark ?? space) alternatives.at(-1)?.push({ combinator: mark ? '>' : ' ', tests: [] });
    else
      alternatives
        .at(-1)
        ?.at(-1)
        ?.tests.push(isScope ? (one, scope) => one === scope : testOf(attribute, rest));
  }
  if (read < selector.trim().length || alternatives.flat().some(({ tests }) => tests.length === 0)) {
    throw new Error(`${selector}: expected a selector of names, classes, ids, attributes, :scope, ">" and ","`);
  }
  return alternatives;
}

function testOf(attribute: string | undefined, rest: readonly (string | undefined)[]): Test {
  const [double, single, bare, className, id, name] = rest;
  if (attribute) {
    const value = double ?? single ?? bare;
    return (one) => (value === undefined ? one.hasAttribute(attribute) : one.getAttribute(attribute) === value);
  }
  if (className) return (one) => one.getAttribute('class')?.split(/\s+/).includes(className) ?? false;
  if (id) return (one) => one.getAttribute('id') === id;
  return (one) => name === '*' || one.localName === name;
}
