import { useEffect, useRef, useState } from 'react';
import type { CartItem } from '../../../shared/api';
import { unbroken } from '../../../shared/i18n';
import { t } from '../messages';
import { t as tCommon } from '../../../shared/i18n/messages';
import { cart } from '../store';
import { isFocusLost, replaceable, useIsReplaced, useSignalValue } from '../../../shared/ui';
import { CartLine } from './CartLine';
import { CartLineView } from './CartLineView';
import { cartRows, errorMessage } from './model';

const VIEWS = {
  cart: replaceable('cart', 'line', CartLineView),
  minicart: replaceable('minicart', 'line', CartLineView),
};

interface CartLinesProps {
  /** The part that shows them: a theme replaces the view of a line in one part. */
  readonly part: keyof typeof VIEWS;
  readonly items: readonly CartItem[];
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
}

export function CartLines({ part, items, announce }: CartLinesProps) {
  const isReplaced = useIsReplaced(part, 'line');
  const removed = useSignalValue(cart.removed);
  const pending = useSignalValue(cart.pendingItems);
  const list = useRef<HTMLUListElement>(null);
  const [restored, setRestored] = useState<string | null>(null);
  const [undoFailure, setUndoFailure] = useState<{ itemId: string; text: string | null } | null>(null);

  // The button that undid the removal is gone; the focus moves to the line that is back (cart rule 25).
  useEffect(() => {
    const line =
      restored && list.current?.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(restored)}"] :is(a, input)`);
    if (!line) return;
    line.focus();
    setRestored(null);
  }, [restored]);

  async function undo(item: CartItem): Promise<void> {
    setUndoFailure(null);
    const result = await cart.undoRemove(item.id);
    if (!result.ok) return setUndoFailure({ itemId: item.id, text: errorMessage(result.error, tCommon('failed')) });
    announce(t('added', { product: item.name }));
    setRestored(result.value.itemId);
  }

  const rows = cartRows(items, removed);
  if (rows.length === 0) return null;
  return (
    <ul className="noest-lines" aria-label={t('items')} ref={list}>
      {rows.map(({ kind, item }) =>
        kind === 'line' ? (
          <CartLine
            key={item.id}
            item={item}
            pending={pending.has(item.id)}
            announce={announce}
            View={VIEWS[part]}
            isReplaced={isReplaced}
          />
        ) : (
          <RemovedLine
            key={`removed-${item.id}`}
            item={item}
            failure={undoFailure?.itemId === item.id ? undoFailure.text : null}
            onUndo={() => undo(item)}
          />
        ),
      )}
    </ul>
  );
}

interface RemovedLineProps {
  readonly item: CartItem;
  /** Why the removal could not be undone. */
  readonly failure: string | null;
  readonly onUndo: () => void;
}

/** Takes the position of a removed line and offers to undo the removal, where the shop says what would put it back. */
function RemovedLine({ item: { name, selection }, failure, onUndo }: RemovedLineProps) {
  const row = useRef<HTMLLIElement>(null);

  // The button that removed the line had the focus, and is gone with the line. Without an undo its words have it.
  useEffect(() => {
    if (row.current && isFocusLost(row.current)) (row.current.querySelector('button') ?? row.current).focus();
  }, []);

  return (
    <li className="noest-line__removed" ref={row} tabIndex={-1}>
      <span className="noest-line__removed-name">{t('removed', { product: unbroken(name) })}</span>
      {selection && (
        <button type="button" className="noest-line__undo" aria-label={`${t('undo')}: ${name}`} onClick={onUndo}>
          {t('undo')}
        </button>
      )}
      {failure && (
        <p className="noest-line__removed-failure" role="alert">
          {failure}
        </p>
      )}
    </li>
  );
}
