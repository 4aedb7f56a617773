import { expect, test } from 'vitest';
import type { AttributeDeclaration } from './declaration';
import { checkValue, type AttributeIssue } from './check';
import { describeIssues } from './describeIssues';

function said(value: unknown, declared: AttributeDeclaration): string {
  const issues: AttributeIssue[] = [];
  checkValue(value, declared, 'data-n', issues);
  return describeIssues(issues);
}

test('what a header can not carry is told before a call fails for it', () => {
  const declared = { type: 'header text', meaning: 'A token.' } as const;
  expect(said('a1-~', declared)).toBe('');
  expect(said('…', declared)).toBe('data-n: expected letters, digits and signs of ASCII, found "…"');
});

test('a type that there is not is the mistake of the declaration, not of the markup', () => {
  const declared = { type: 'int', meaning: 'Without a compiler.' } as unknown as AttributeDeclaration;
  expect(said('3', declared)).toMatch(/^data-n: its declaration has the type "int", expected one of text, .*integer/);
});
