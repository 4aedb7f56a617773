import { useEffect, useState } from 'react';
import { ask, type AddressForm } from '../../../shared/api';
import { backEnd } from '../../../shared/api/backend';

/** What is asked where the shop asks nothing more, or does not say: what it refuses then, it says in its own words. */
const PLAIN: AddressForm = { isRegionRequired: false, regions: [], streetLines: 1 };

/** What the shop asks of an address in a country; null until it has said so (checkout rule 66). */
export function useAddressForm(country: string): AddressForm | null {
  const [known, setKnown] = useState<{ readonly country: string; readonly form: AddressForm } | null>(null);
  const { hasAddressForms } = backEnd();

  useEffect(() => {
    if (!hasAddressForms) return undefined;
    const outdated = new AbortController();
    void askForm(country, outdated.signal, (form) => setKnown({ country, form }));
    return () => outdated.abort();
  }, [country, hasAddressForms]);

  if (!hasAddressForms) return PLAIN;
  return known?.country === country ? known.form : null;
}

async function askForm(country: string, signal: AbortSignal, answered: (form: AddressForm) => void): Promise<void> {
  const answer = await ask((shop) => shop.addressForm(country, { signal }));
  if (!signal.aborted) answered(answer.ok ? answer.value : PLAIN);
}
