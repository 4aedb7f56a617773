export interface When {
  readonly name: string;
  readonly argument: string;
}

/**
 * `visible(200px) media((min-width: 48em) and (hover))` → each with what stands between its outer brackets.
 * Brackets may be nested once, as media queries do.
 */
export function parseTriggers(text: string): readonly When[] {
  return [...text.matchAll(/([^\s()]+)(?:\(((?:[^()]|\([^()]*\))*)\))?/g)].map(([, name = '', argument = '']) => ({
    name,
    argument,
  }));
}
