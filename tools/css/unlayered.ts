import { transform, type Selector } from 'lightningcss';

/**
 * The rules of a sheet in no layer, each for `html` and what is below it. So they outrank a reset that stands in no layer
 * either, `[type='button']` included, and a theme outranks them by `:root .noest-button`.
 */
export function unlayered(css: string): string {
  const { code } = transform({
    filename: 'unlayered.css',
    // As a query that always holds, which the minifier takes away.
    code: Buffer.from(css.replace(/@layer [^;{]+;/g, '').replace(/@layer [^;{]+\{/g, '@media all{')),
    minify: true,
    visitor: {
      // Of a nested rule the parent stands below `html`.
      Selector: (selector) => (selector.some(({ type }) => type === 'nesting') ? selector : belowHtml(selector)),
    },
  });
  return code.toString();
}

function belowHtml(selector: Selector): Selector {
  const [first] = selector;
  // It would stand below `html`, where no root is.
  if (first?.type === 'pseudo-class' && JSON.stringify(first).includes('"kind":"root"') && first.kind !== 'root')
    throw new Error('a selector begins with a list that has :root in it: write one for each');
  const isRoot = first?.type === 'pseudo-class' && first.kind === 'root';
  return [{ type: 'type', name: 'html' }, ...(isRoot ? [] : [DESCENDANT]), ...selector];
}

const DESCENDANT: Selector[number] = { type: 'combinator', value: 'descendant' };
