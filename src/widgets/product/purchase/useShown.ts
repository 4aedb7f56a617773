import { useEffect, useRef } from 'react';
import { useSignalValue } from '../../../shared/ui';
import { product, type ShownAttribute, type ShownProduct } from '../store';
import { writeShown, writeStructuredData } from './writeShown';

interface Shows {
  readonly shown: ShownProduct | null;
  readonly attributes?: readonly ShownAttribute[];
  readonly onQty: (qty: number) => void;
  readonly onOption?: (attributeCode: string, optionId: string) => void;
}

/**
 * Product rule 25: publishes what the product form shows. Not at the first render: what the server printed says the same
 * then.
 */
export function useShown({ shown, attributes, onQty, onOption }: Shows): void {
  const isFirst = useRef(true);
  const latest = useRef({ qty: onQty, option: onOption });
  useEffect(() => {
    latest.current = { qty: onQty, option: onOption };
  });

  const { sku, qty } = shown ?? {};
  const chosen = attributes
    ?.flatMap(({ options }) => options.filter((option) => option.isChosen).map(({ id }) => id))
    .join();
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (!shown) return;
    const onRequest = {
      qty: (requested: number) => latest.current.qty(requested),
      option: (code: string, id: string) => latest.current.option?.(code, id),
    };
    product.show(shown, onRequest, attributes);
    writeStructuredData(shown);
    writeShown(shown);
    // `shown` is a new object at every render; these are what it differs by.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sku, qty, chosen, shown?.price.final.inclTax]);
}

/** What the page shows of its product. Suspends, so that the server's markup stays, until the product form has published. */
export function useShownProduct(): ShownProduct {
  const shown = useSignalValue(product.current);
  if (shown) return shown;
  // A promise thrown is how a view suspends on both runtimes.
  // oxlint-disable-next-line typescript/only-throw-error
  throw whenFirstShown();
}

let firstShown: Promise<void> | undefined;

function whenFirstShown(): Promise<void> {
  firstShown ??= new Promise((resolve) => {
    const stop = product.current.subscribe((shown) => {
      if (shown === null) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
  return firstShown;
}
