import { readFileSync } from 'node:fs';
import { createClient } from '../../http/client';
import { createQuery } from '../query';
import { createCalls } from './calls';

/** An answer that a Magento gave, in fixtures/magento/catalogue. */
export function recording(name: string): unknown {
  return JSON.parse(readFileSync(`fixtures/magento/catalogue/${name}.json`, 'utf8'));
}

/** The calls on a shop that gives these answers one after the other, the last one from then on; `asked` and `documents` list the questions. */
export function callsAnswered(...answers: readonly unknown[]) {
  const documents: string[] = [];
  const asked: { readonly operation: string; readonly variables: Record<string, unknown> }[] = [];
  const client = createClient({
    origin: 'https://magento.test',
    headers: {},
    timeLimit: 10_000,
    readRefusal: () => null,
    fetcher: (request) => {
      const { searchParams } = new URL(new Request(request).url);
      const document = searchParams.get('query') ?? '';
      const operation = /^query (\w+)/.exec(document)?.[1] ?? '';
      documents.push(document);
      asked.push({ operation, variables: JSON.parse(searchParams.get('variables') ?? '{}') });
      return Promise.resolve(Response.json(answers[Math.min(asked.length, answers.length) - 1]));
    },
  });
  return { calls: createCalls(createQuery(client), { baseUrl: '' }), asked, documents };
}
