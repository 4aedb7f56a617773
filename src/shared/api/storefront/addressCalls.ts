import type { CheckoutApi } from '../CheckoutApi';
import type { Client } from '../http/client';
import { ok } from '../result';
import { PostcodeAddressSchema } from './wire';

export type AddressApi = Pick<CheckoutApi, 'lookUpPostcode' | 'addressForm'>;

/** What every form with an address asks. */
export function addressCalls(client: Pick<Client, 'read'>): AddressApi {
  return {
    async lookUpPostcode(postcode, houseNumber, { signal } = {}) {
      const path = `api/postcode/lookup/${encodeURIComponent(postcode)}/${encodeURIComponent(houseNumber)}`;
      const answer = await client.read(PostcodeAddressSchema, { path, name: 'api/postcode/lookup', signal });
      const isUnresolved = !answer.ok && 'status' in answer.error && answer.error.status === 400;
      return isUnresolved ? ok(null) : answer;
    },

    /** The same in every country; nothing is asked. */
    async addressForm() {
      return ok({ isRegionRequired: false, regions: [], streetLines: 1 });
    },
  };
}
