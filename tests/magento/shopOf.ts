/** The shop that is tested. */
export const ORIGIN = process.env['MAGENTO_URL'] ?? '';

/** Asks the GraphQL of the shop at `origin`, as a module asks its own PHP. */
export async function ask<Data>(origin: string, query: string, variables: object = {}): Promise<Data> {
  const params = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const response = await fetch(`${origin}/graphql?${params}`);
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(`${origin} refused: ${JSON.stringify(errors)}`);
  return data;
}
