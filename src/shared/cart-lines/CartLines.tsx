import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '../api';
import { t } from '../i18n/cart';
import { t as common } from '../i18n/common';
import { cart } from '../state/cart';
import { useSignalValue } from '../ui';
import { CartLine } from './CartLine';
import { RemovedLine } from './RemovedLine';
import { failureWords } from './failureWords';
import { cartRows } from './model';

interface CartLinesProps {
  readonly items: readonly CartItem[];
  /** Says something to a screen reader. */
  readonly announce: (text: string) => void;
}

export function CartLines({ items, announce }: CartLinesProps) {
  const removed = useSignalValue(cart.removed);
  const pending = useSignalValue(cart.pendingItems);
  const list = useRef<HTMLUListElement>(null);
  const [restored, setRestored] = useState<string | null>(null);
  const [undoFailure, setUndoFailure] = useState<{ itemId: string; words: string | null } | null>(null);

  // The button that undid a removal is gone; the focus goes to the line it brought back.
  useEffect(() => {
    const line = restored && list.current?.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(restored)}"] a`);
    if (!line) return;
    line.focus();
    setRestored(null);
  }, [restored]);

  async function undo(item: CartItem): Promise<void> {
    setUndoFailure(null);
    const result = await cart.undoRemove(item.id);
    if (!result.ok) return setUndoFailure({ itemId: item.id, words: failureWords(result.error, common('failed')) });
    announce(t('added', { product: item.name }));
    setRestored(result.value.itemId);
  }

  const rows = cartRows(items, removed);
  if (rows.length === 0) return null;
  return (
    <ul className="noest-lines" aria-label={t('items')} ref={list}>
      {rows.map(({ kind, item }) =>
        kind === 'line' ? (
          <CartLine key={item.id} item={item} pending={pending.has(item.id)} announce={announce} />
        ) : (
          <RemovedLine
            key={`removed-${item.id}`}
            name={item.name}
            failure={undoFailure?.itemId === item.id ? undoFailure.words : null}
            onUndo={() => undo(item)}
          />
        ),
      )}
    </ul>
  );
}
