import { expect, test } from 'vitest';
import { definePart } from '../mount/declaration';
import { checkTemplate } from './checkTemplate';
import { fix } from './fix';

const frame = definePart({
  name: 'frame',
  kind: 'widget',
  when: 'load',
  summary: 'A part for these tests.',
  element: 'section',
  attributes: {
    frameColor: { type: ['oak', 'pine'], default: 'oak', meaning: 'Its colour.' },
    width: { type: 'integer', min: 1, required: true, meaning: 'Its width.' },
  },
  slots: { picture: { required: true, meaning: 'What it shows.' } },
});
const greeter = definePart({ name: 'greeter', kind: 'behaviour', when: 'load', summary: 'Another.' });
const parts = [frame, greeter];
const messages = ['cart.empty', 'cart.added'];

const said = (template: string) =>
  checkTemplate(template, { parts, messages }).map(({ part, message }) => `${part}: ${message}`);
const inFrame = (attributes: string, content = '<b data-slot="picture"></b>') =>
  `<section data-component="frame" ${attributes}>${content}</section>`;

test('checking rule 2: each mistake is told with its place in the file', () => {
  const template = `<main>\n  ${inFrame('data-width="veel"\n    data-frame-colour="pine"')}\n</main>`;
  const findings = checkTemplate(template, { parts, messages });
  expect(findings.map(({ message }) => message)).toEqual([
    'data-width: expected whole number, at least 1, found "veel"',
    'data-frame-colour: no property of this part; did you mean data-frame-color?',
  ]);
  expect(findings.map(({ span }) => template.slice(span.start, span.end))).toEqual([
    'data-width="veel"',
    'data-frame-colour="pine"',
  ]);
});

test('all that is wrong with an element is told at once', () => {
  expect(said('<div data-component="frame"></div>')).toEqual([
    "frame: stands on <div>, expected section; the server's markup stays",
    `frame: expected an element with data-slot="picture" inside; the server's markup stays`,
    'frame: data-width: expected whole number, at least 1, found nothing',
  ]);
});

test.each([
  [
    '<b data-component="greter"></b>',
    'greter: data-component: expected the name of a part, found "greter"; did you mean "greeter"?',
  ],
  ['<b data-component=""></b>', '"": data-component: expected the name of a part, found ""; known are frame, greeter'],
  [
    '<b data-component="greeter" data-mount="idel"></b>',
    'greeter: data-mount: expected the name of a trigger, found "idel"; did you mean "idle"?',
  ],
  [
    '<b data-component="greeter" data-mount="event(shop:cart-chnaged)"></b>',
    'greeter: data-mount: expected the name of an event, found "shop:cart-chnaged"; did you mean "shop:cart-changed"?',
  ],
  [
    '<b data-component="greeter" data-mount="interaction(before-cart-add)"></b>',
    'greeter: data-mount: expected the name of an event, found "before-cart-add"; did you mean "shop:before-cart-add"?',
  ],
  [
    '<b data-component="greeter" data-mount="visible(200)"></b>',
    'greeter: data-mount: expected a margin such as "visible(200px)", found "200"',
  ],
  [
    '<script type="application/json" id="noest-config">{"localle":"nl_NL"}</script>',
    'page configuration: localle: expected a known key, found "localle"; did you mean "locale"?',
  ],
  [
    '<script type="application/json" id="noest-config">{ kapot</script>',
    'page configuration: #noest-config: expected a JSON object, found "{ kapot"',
  ],
  [
    '<script type="module" data-noest data-noest-locale="Dutch"></script>',
    'page configuration: locale: expected a locale such as nl_NL, found "Dutch"',
  ],
  [
    inFrame('data-width="2"', '<b data-slot="picture"></b><i data-component="greeter"></i>'),
    `frame: the part "greeter" inside stands in no slot and would be lost; the server's markup stays`,
  ],
  [
    inFrame(`data-props='{"width":2,"frameColour":"oak"}'`),
    'frame: data-props.frameColour: no property of this part; did you mean frameColor?',
  ],
  [
    inFrame('data-width="2"', '<b data-slot="picture"></b><i data-slot="pictrue"></i>'),
    'frame: data-slot: no slot "pictrue" of this part; did you mean "picture"?',
  ],
  [
    inFrame('data-width="2" data-isolate'),
    'frame: data-isolate: this part does not own all it shows, so it stays in the page',
  ],
])('%s', (template, message) => {
  expect(said(template)).toEqual([message]);
});

test('properties in a script that is not the first child are told: no part reads them', () => {
  const script = '<script type="application/json" data-props>{"width":2}</script>';
  expect(said(inFrame('', `${script}<b data-slot="picture"></b>`))).toEqual([]);
  const misplaced = 'frame: script[data-props]: expected as the first child';
  expect(said(inFrame('', `<b data-slot="picture"></b>${script}`))).toContain(misplaced);
  expect(said(inFrame('data-width="2"', `<b data-slot="picture">${script}</b>`))).toEqual([misplaced]);
  const inner = `<b data-slot="picture"><i data-component="greeter">${script}</i></b>`;
  expect(said(inFrame('data-width="2"', inner))).not.toContain(misplaced);
});

test.each([
  [inFrame('data-width="<?= (int) $width ?>"')],
  [inFrame('data-width="1{{ width }}" data-frame-color="{% if oak %}oak{% else %}pine{% endif %}"')],
  [inFrame('{{ attributes }}')],
  [inFrame(`data-props='{"width":1,"frameColor":"<?= $color ?>"}'`)],
  [inFrame(`data-props='{{ props | json }}'`)],
  [inFrame('data-width="1"', "{% render 'picture' %}")],
  ['<b data-component="{{ part }}"></b>'],
  ['<b data-component="greeter" data-mount="{{ when }}"></b>'],
  // Events of the browser, of the kit, and of the page's own.
  ['<b data-component="greeter" data-mount="event(message) interaction(shop:after-cart-add) event(shop:agenda)"></b>'],
  ['<script type="application/json" id="noest-config">{{ config | json }}</script>'],
  ['<script type="application/json" id="noest-config">{"locale":"{{ locale }}"}</script>'],
  ['<!-- <b data-component="greter"></b> -->'],
])('checking rule 3: what the template prints is not judged: %s', (template) => {
  expect(said(template)).toEqual([]);
});

test('a part that the page defines itself is no mistake', () => {
  expect(checkTemplate('<b data-component="sign"></b>', { parts, messages, ownParts: ['sign'] })).toEqual([]);
});

test('rows of a table and a whole page are read as a browser reads them', () => {
  expect(said('<tr data-component="greter"><td>1</td></tr>')).toHaveLength(1);
  expect(said('<!doctype html><html><body data-component="greter"><p>1</p></body></html>')).toHaveLength(1);
});

test('checking rule 5: near misses are corrected where they stand, and nothing else', () => {
  const template = `<?php /* greter */ ?>
<b data-component="greter" data-mount="idel">greter</b>
${inFrame(`data-props='{"width":2,"frameColour":"oak"}'`)}
${inFrame('data-width="2" data-frame-color="pne"')}
${inFrame('data-width="veel"')}`;
  const { text, fixed } = fix(template, checkTemplate(template, { parts, messages }));
  expect(fixed).toBe(4);
  expect(text).toBe(`<?php /* greter */ ?>
<b data-component="greeter" data-mount="idle">greter</b>
${inFrame(`data-props='{"width":2,"frameColor":"oak"}'`)}
${inFrame('data-width="2" data-frame-color="pine"')}
${inFrame('data-width="veel"')}`);
});

test('mount rules 5 and 22: a data-replay that is none of its words is told, with its place', () => {
  const linkWith = (replay: string) => `<p data-component="greeter"><a data-replay="${replay}">a</a></p>`;
  const expected = 'greeter: data-replay: expected on, off, each or a number of milliseconds';
  expect(['on', 'off', 'each', '1000'].flatMap((replay) => said(linkWith(replay)))).toEqual([]);
  expect(said(linkWith('{{ replay }}'))).toEqual([]);
  expect(said(linkWith('0'))).toEqual([`${expected}, found "0"`]);
  expect(said('<nav data-replay="no"><p data-component="greeter"></p></nav>')).toEqual([`${expected}, found "no"`]);
});

test('mount rule 22: a text for a message that does not exist is told, and corrected where it is a near miss', () => {
  const page = (...keys: readonly string[]) => {
    const texts = Object.fromEntries(keys.map((key) => [key, 'x']));
    return `<script type="application/json" id="noest-config">${JSON.stringify({ messages: texts })}</script>`;
  };
  const expected = 'page configuration: messages: expected the key of a message, found';
  expect(said(page('cart.empty', 'signs.oak', 'cart.{{ key }}'))).toEqual([]);
  expect(said(page('cart.total'))).toEqual([
    `${expected} "cart.total"; the namespace has 2 messages, and none with a name like it`,
  ]);
  const near = page('cart.empy');
  expect(said(near)).toEqual([`${expected} "cart.empy"; did you mean "cart.empty"?`]);
  expect(fix(near, checkTemplate(near, { parts, messages })).text).toBe(page('cart.empty'));
});
