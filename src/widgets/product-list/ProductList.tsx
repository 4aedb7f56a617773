import { effect } from '@preact/signals-core';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { WidgetProps } from '../../mount';
import { useListing } from '../../shared/listing-parts';
import type { Listing } from '../../shared/state/listing';
import { useSignalValue } from '../../shared/ui';
import { CardPlace } from './CardPlace';
import { createShelf } from './createShelf';
import { EmptyList } from './EmptyList';
import { LoadFailure } from './LoadFailure';
import { Loading } from './Loading';
import { IN_VIEW, inDocument, type Card } from './model';
import type { ProductListProps } from './props';
import './product-list.css';

/**
 * The products of a listing. A card that the server printed stays that very card for as long as its product is the same,
 * so taking over renders none of them, and a filter renders those alone that are new. While the next list is under way
 * the old one stays.
 */
export function ProductList({ mount }: WidgetProps<typeof ProductListProps>) {
  const listing = useListing();
  const [shelf] = useState(() => createShelf(listing.catalogue.peek().items));
  const cards = useSignalValue(shelf.cards);
  const list = useRef<HTMLUListElement>(null);
  const count = cards.filter(({ stage }) => stage !== 'leaving').length;
  useEffect(() => {
    const stop = effect(() => {
      const { items } = listing.catalogue.value;
      shelf.show(items, seenIn(list.current, inDocument(shelf.cards.peek(), IN_VIEW)));
    });
    return () => {
      stop();
      shelf.close();
    };
  }, [listing, shelf]);
  return (
    <>
      <Loading listing={listing} element={mount.element} />
      <Failure listing={listing} />
      {count === 0 && <EmptyList listing={listing} />}
      <ul
        ref={list}
        className="noest-product-list"
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without marks for none
        role="list"
        // Through the CSSOM, so a strict style-src allows it.
        style={{ '--noest-list-count': count } as CSSProperties}
      >
        {/* Of those still to come some have their room; the list is as long as all of them by its count. */}
        {inDocument(cards, IN_VIEW).map(({ key, product, stage, isNear }) => (
          <CardPlace
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

/** By its content, which a browser leaves out far from view; where one can't tell, every card counts as seen. */
function seenIn(list: HTMLElement | null, cards: readonly Card[]): (card: Card) => boolean {
  const places = new Map(cards.map(({ key }, index) => [key, list?.children[index]?.firstElementChild]));
  return ({ key }) => places.get(key)?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
}

function Failure({ listing }: { readonly listing: Listing }) {
  const fault = useSignalValue(listing.fault);
  return fault && <LoadFailure onRetry={listing.retry} />;
}
