import { useEffect, useState } from 'react';
import { ask, type DeliveryPromise, type PromiseQuery } from '../../../../shared/api';

/** A quantity may change again at once. */
const WAIT_MS = 300;

interface Known {
  readonly query: PromiseQuery;
  readonly promise: DeliveryPromise;
}

interface Asked {
  /** For this postcode, though maybe for another quantity or variant while it is asked again; null until there is one. */
  readonly promise: DeliveryPromise | null;
  readonly state: 'known' | 'asking' | 'failed';
  again(): void;
}

/** The promise for what is shown, asked of the shop where it is another than the one that was printed. */
export function usePromise(query: PromiseQuery, printed: Known): Asked {
  const { sku, qty, postcode } = query;
  const [known, setKnown] = useState(printed);
  const [failed, setFailed] = useState<string | null>(null);
  const key = keyOf(query);
  const isKnown = key === keyOf(known.query);
  const isAsking = !isKnown && failed !== key;
  const isSamePlace = postcode === known.query.postcode;

  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    const { signal } = controller;
    async function fetchPromise(): Promise<void> {
      const asked = { sku, qty, postcode };
      const answer = await ask((shop) => shop.promise(asked, { signal }));
      if (signal.aborted) return;
      setFailed(answer.ok ? null : keyOf(asked));
      if (answer.ok) setKnown({ query: asked, promise: answer.value });
    }
    const waiting = setTimeout(() => void fetchPromise(), isSamePlace ? WAIT_MS : 0);
    return () => {
      clearTimeout(waiting);
      controller.abort();
    };
  }, [isAsking, isSamePlace, sku, qty, postcode]);

  return {
    promise: isSamePlace ? known.promise : null,
    state: isKnown ? 'known' : isAsking ? 'asking' : 'failed',
    again: () => setFailed(null),
  };
}

const keyOf = ({ sku, qty, postcode }: PromiseQuery): string => JSON.stringify([sku, qty, postcode]);
