import { t } from '../../shared/i18n/listing';
import { ListingLink, useListing } from '../../shared/listing-parts';
import { toPage } from '../../shared/state/listing/model';
import { shownPages } from '../../shared/state/listing/pages';
import { revealList } from '../../shared/state/listing/reveal';
import { Icon, useSignalInTurn } from '../../shared/ui';
import './paginator.css';

/** The pages of a listing. Turning one takes the shopper to its first product. */
export function Paginator() {
  const listing = useListing();
  const { currentPage, lastPage } = useSignalInTurn(listing.catalogue);
  if (lastPage === 1) return null;

  const link = (page: number) => ({
    listing,
    change: toPage(page),
    onShown: revealList,
    className: 'noest-paginator__link',
  });
  return (
    <>
      {currentPage > 1 && (
        <ListingLink {...link(currentPage - 1)} rel="prev">
          <Icon name="chevron-left" small />
          {t('previous')}
        </ListingLink>
      )}
      {shownPages(currentPage, lastPage).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`} className="noest-paginator__gap" aria-hidden="true">
            …
          </span>
        ) : (
          <ListingLink
            {...link(page)}
            key={page}
            aria-label={t('page', { n: page })}
            aria-current={page === currentPage ? 'page' : undefined}
          >
            {page}
          </ListingLink>
        ),
      )}
      {currentPage < lastPage && (
        <ListingLink {...link(currentPage + 1)} rel="next">
          {t('next')}
          <Icon name="chevron-right" small />
        </ListingLink>
      )}
    </>
  );
}
