import { effect } from '@preact/signals-core';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { afterFrame } from '../../../../shared/platform/dom';
import { useSignalValue } from '../../../../shared/ui';
import { registerList } from '../../store/elements';
import { LoadError } from '../../views/LoadError';
import { useListing } from '../../views/useListing';
import { EmptyList, Loading } from './ListStatus';
import part from './part';
import { createListReveal, IN_VIEW, inDocument, type Card } from './reveal/createListReveal';
import { ListItem } from './reveal/ListItem';
import './product-list.css';

/**
 * The products of a listing. A card that the server printed stays for as long as its product is the same (listing rule
 * 32), so mounting renders none of them, and a filter renders only those that are new. The old list stays until the next
 * one has loaded.
 */
export function ProductList({ mount }: WidgetProps<typeof part>) {
  const listing = useListing();
  const [isMeasured, setMeasured] = useState(false);
  const [reveal] = useState(() => createListReveal(listing.catalogue.peek().items));
  const cards = useSignalValue(reveal.cards);
  const list = useRef<HTMLUListElement>(null);
  const count = cards.filter(({ stage }) => stage !== 'leaving').length;
  useEffect(() => registerList(mount.element), [mount.element]);
  useEffect(() => afterFrame(() => setMeasured(true)), []);
  useEffect(() => {
    const stop = effect(() => {
      const { items } = listing.catalogue.value;
      reveal.show(items, laidOutIn(list.current, inDocument(reveal.cards.peek(), IN_VIEW)));
    });
    return () => {
      stop();
      reveal.close();
    };
  }, [listing, reveal]);
  return (
    <>
      <Loading listing={listing} element={mount.element} />
      <LoadError listing={listing} element={mount.element} role="alert" />
      {count === 0 && <EmptyList listing={listing} />}
      <ul
        ref={list}
        className={isMeasured ? 'noest-product-list noest-product-list--measured' : 'noest-product-list'}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not report a list without markers as a list
        role="list"
        // Through the CSSOM, so a strict style-src allows it.
        style={{ '--noest-list-count': count } as CSSProperties}
      >
        {/* Only the first placeholders are in the document; the sheet makes the list as long as all its cards. */}
        {inDocument(cards, IN_VIEW).map(({ key, product, stage, isNear }) => (
          <ListItem
            key={key}
            product={product}
            stage={stage}
            isNear={isNear}
            isPrinted={listing.printed.has(product) && mount.slots.has(product.sku)}
          />
        ))}
      </ul>
    </>
  );
}

/** Whether the browser has laid out the content of a card: it leaves out cards far from view. True where it cannot say. */
function laidOutIn(list: HTMLElement | null, cards: readonly Card[]): (card: Card) => boolean {
  const contents = new Map(cards.map(({ key }, index) => [key, list?.children[index]?.firstElementChild]));
  return ({ key }) => contents.get(key)?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
}

export default defineWidget(part, { view: ProductList });
