import { expect, test } from 'vitest';
import { strip } from './stripDeclarations';

const stripped = (code: string): string => strip(code).replaceAll(/\s/g, '');

test('what only readers need is left out, at every depth, and nothing else', () => {
  const code = `export default definePart({
    name: 'sample', summary: 'A sample, with { braces }.', when: 'idle',
    attributes: { delay: { type: 'milliseconds', default: 200, meaning: 'How long.' } },
    slots: { link: { required: true, meaning: 'The link.' }, note: { meaning: 'A note.' } },
    keyboard: { Escape: 'Closes it.' }
  });`;
  expect(stripped(code)).toBe(
    "exportdefaultdefinePart({name:'sample',when:'idle',attributes:{delay:{type:'milliseconds',default:200,}},slots:{link:{required:true,},note:{}},});",
  );
});

test('an attribute may have the name of what is left out', () => {
  const code = "definePart({ attributes: { summary: { type: 'text', meaning: 'Short.' } } });";
  expect(stripped(code)).toBe("definePart({attributes:{summary:{type:'text',}}});");
});
