import type { GenericSchema, InferOutput } from 'valibot';
import type { Client } from '../http/client';
import type { ApiResult, CallOptions } from '../result';

const PATH = 'customer/section/load/';

/**
 * Asks for section data, `cart,customer` say, without renewing what the theme keeps. To a request that does not say it is a
 * script's, Magento answers the sections after the cart as for a guest: pages are made without their shopper.
 */
export function askSections<Schema extends GenericSchema>(
  client: Client,
  schema: Schema,
  names: string,
  { signal }: CallOptions = {},
): Promise<ApiResult<InferOutput<Schema>>> {
  return client.read(schema, {
    path: PATH,
    params: new URLSearchParams({ sections: names, force_new_section_timestamp: 'false' }),
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal,
  });
}
