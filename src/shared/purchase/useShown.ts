import { useEffect, useRef } from 'react';
import { product, type ShownAttribute, type ShownProduct } from '../state/product';
import { writeShown } from './writeShown';
import { writeStructuredData } from './writeStructuredData';

interface Shows {
  readonly shown: ShownProduct | null;
  readonly attributes?: readonly ShownAttribute[];
  readonly onQty: (qty: number) => void;
  readonly onOption?: (attributeCode: string, optionId: string) => void;
}

/** Tells the page what the box shows. What the server printed says the same as the first time, so that is not told. */
export function useShown({ shown, attributes, onQty, onOption }: Shows): void {
  const first = useRef(true);
  const wishes = useRef({ qty: onQty, option: onOption });
  useEffect(() => {
    wishes.current = { qty: onQty, option: onOption };
  });

  const { sku, qty } = shown ?? {};
  const chosen = attributes
    ?.flatMap(({ options }) => options.filter((option) => option.isChosen).map(({ id }) => id))
    .join();
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (!shown) return;
    const asked = {
      qty: (wanted: number) => wishes.current.qty(wanted),
      option: (code: string, id: string) => wishes.current.option?.(code, id),
    };
    product.show(shown, asked, attributes);
    writeStructuredData(shown);
    writeShown(shown);
    // What is shown is made anew at every render; these are what it differs by.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sku, qty, chosen, shown?.price.final.inclTax]);
}
