import { expect, test, type APIRequestContext } from 'playwright/test';
import { ORIGIN } from './origin';

/** Skips a test of the postcode lookup where the shop reaches neither PDOK nor its stand-in (docs/magento.md, Tests). */
export async function skipWithoutPostcodes(request: APIRequestContext): Promise<void> {
  const query = '{noestPostcode(postcode:"1012JS",house_number:"1"){street city}}';
  const answer = await request.post(`${ORIGIN}/graphql`, { data: { query } });
  expect(answer.ok(), `GraphQL: ${answer.status()}`).toBe(true);
  const { data } = (await answer.json()) as { data?: { noestPostcode: object | null } };
  test.skip(
    !data?.noestPostcode,
    `the postcode lookup of this shop reaches no service: set noest/postcode/url to ${process.env['PDOK_URL']}`,
  );
}
