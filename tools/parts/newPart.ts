import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './importParts';

/**
 * `npm run new-part -- elements/sign` creates the folder of a part that works: declaration, view, sheet, example and test,
 * with one attribute and one slot to begin from. `--behaviour` creates an enhancement without React in place of a widget.
 */
const USAGE =
  'npm run new-part -- FEATURE/NAME [--behaviour], such as elements/oak-sign, in lower case with hyphens between words';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { behaviour: { type: 'boolean', default: false } },
});
const [, feature, name] = /^([a-z][a-z-]*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(positionals[0] ?? '') ?? [];
if (!feature || !name || positionals.length !== 1) {
  throw new Error(`expected ${USAGE}, found "${positionals.join(' ')}"`);
}

const features = join(ROOT, 'src/widgets');
if (!existsSync(join(features, feature))) {
  throw new Error(`expected a feature (${readdirSync(features).join(', ')}), found "${feature}"`);
}
const folder = join(features, feature, 'parts', name);
const taken = readdirSync(features)
  .map((other) => join(features, other, 'parts', name))
  .find((other) => existsSync(other));
if (taken) throw new Error(`${taken} exists already: a name is that of one part`);
mkdirSync(folder, { recursive: true });
const files = values.behaviour ? behaviourFiles(name) : widgetFiles(name);
for (const [file, text] of Object.entries({ ...commonFiles(name, values.behaviour), ...files })) {
  writeFileSync(join(folder, file), text);
}
console.log(`${folder}: describe it in part.ts, then npm run readme`);

type Files = Readonly<Record<string, string>>;

function commonFiles(part: string, isBehaviour: boolean): Files {
  return {
    'part.ts': `import { definePart } from '../../../../mount';

export default definePart({
  name: '${part}',
  kind: '${isBehaviour ? 'behaviour' : 'widget'}',
  when: 'idle',
  summary: 'Shows its label before what the server printed.',
  attributes: {
    label: { type: 'text', default: '${titleOf(part)}', meaning: 'What stands before the content.' },
  },
${isBehaviour ? '' : "  slots: {\n    content: { meaning: 'What the server printed.' },\n  },\n"}  states: ['With its label, and the content of the server.'],
});
`,
    [`${part}.css`]: `@layer noest {
  .noest-${part}__label {
    font-weight: bold;
  }
}
`,
    'example.liquid': `<p data-component="${part}" data-label="Eiken">
  <span${isBehaviour ? '' : ' data-slot="content"'}>Eiken plank</span>
</p>
`,
  };
}

function widgetFiles(part: string): Files {
  const view = titleOf(part).replaceAll(' ', '');
  return {
    'view.tsx': `import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import part from './part';
import './${part}.css';

export function ${view}({ label }: WidgetProps<typeof part>) {
  return (
    <>
      <span className="noest-${part}__label">{label}</span> <Slot name="content" />
    </>
  );
}

export default defineWidget(part, { view: ${view} });
`,
    'view.dom.test.tsx': `import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import ${lowerFirst(view)} from './view';

afterEach(cleanup);

test('shows its label', () => {
  renderPart(${lowerFirst(view)}, { label: 'Eiken' });
  expect(screen.getByText('Eiken')).toBeTruthy();
});
`,
  };
}

function behaviourFiles(part: string): Files {
  return {
    'behaviour.ts': `import { defineBehaviour } from '../../../../mount';
import { build } from '../../../../shared/platform/dom';
import part from './part';
import './${part}.css';

/** What it adds to the page is removed on \`signal\`. */
export default defineBehaviour(part, {
  attach(element, { label }, signal) {
    const shown = build('span', 'noest-${part}__label', label);
    element.prepend(shown, ' ');
    signal.addEventListener('abort', () => shown.remove());
  },
});
`,
    'behaviour.dom.test.ts': `import { expect, test } from 'vitest';
import behaviour from './behaviour';

test('shows its label until it leaves', () => {
  const element = document.createElement('p');
  const controller = new AbortController();
  behaviour.attach(element, { label: 'Eiken' }, controller.signal);
  expect(element.textContent).toContain('Eiken');
  controller.abort();
  expect(element.textContent).not.toContain('Eiken');
});
`,
  };
}

/** \`oak-sign\` is "Oak Sign". */
function titleOf(part: string): string {
  return part.replace(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
