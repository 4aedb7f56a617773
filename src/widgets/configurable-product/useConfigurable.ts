import { useMemo, useState } from 'react';
import type { ProductOf } from '../../shared/api';
import { t } from '../../shared/i18n/product';
import { askedQty, pageParams, useAddress, useShown } from '../../shared/purchase';
import { clampQuantity } from '../../shared/ui/quantity';
import {
  attributesAt,
  branchAt,
  choose,
  droppedBy,
  indexVariants,
  isSaleable,
  missingPairs,
  readChoice,
  shownAt,
  writeChoice,
  type Choice,
} from './model';

/** So many pairs that do not exist are told before anything is chosen. */
const FEW = 3;

/** The choice of a configurable product: begun by the address, kept in it, told to the page. */
export function useConfigurable(product: ProductOf<'configurable'>) {
  const { attributes, variants } = product.purchase;
  const root = useMemo(() => indexVariants(variants), [variants]);
  const [choice, setChoice] = useState<Choice>(() => readChoice(root, attributes, pageParams()));
  const [qty, setQty] = useState(() => askedQty(pageParams(), 1));
  const [announcement, setAnnouncement] = useState('');
  const branch = branchAt(root, choice);
  const shown = shownAt(product, branch, choice, qty);
  const states = attributesAt(root, attributes, choice);
  const write = useMemo(
    () => (next: Choice, params: URLSearchParams) => writeChoice(attributes, next, params),
    [attributes],
  );
  useAddress(choice, write);
  useShown({
    shown,
    attributes: states,
    onQty: setQty,
    onOption(code, optionId) {
      take(
        attributes.findIndex((attribute) => attribute.code === code),
        optionId,
      );
    },
  });

  function take(step: number, optionId: string): void {
    if (step < 0 || choice[step] === optionId) return;
    const next = choose(choice, step, optionId);
    const dropped = droppedBy(choice, step).map((index) => attributes[index]?.label.toLowerCase() ?? '');
    setAnnouncement(dropped.length > 0 ? t('dropped', { attributes: dropped.join(', ') }) : '');
    setChoice(next);
    const only = branchAt(root, next)?.only;
    if (only?.inStock) setQty(clampQuantity(qty, { min: only.qtyStep, max: only.maxQty, step: only.qtyStep }));
  }

  const canBeBought = isSaleable(attributes, choice, branch);
  const missing = choice.length === 0 ? missingPairs(root, attributes, FEW) : [];
  return { choice, shown, states, canBeBought, missing, qty, setQty, take, announcement };
}
