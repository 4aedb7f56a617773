import { defineWidget } from '../../../../mount';
import part from './part';
import { t } from '../../messages';
import { ListingLink } from '../../views/ListingLink';
import { useListing } from '../../views/useListing';
import { useSignalAfterFrame } from '../../views/useSignalAfterFrame';
import { shownPages, toPage } from '../../store/model';
import { focusList } from '../../store/elements';
import { Icon } from '../../../../shared/ui';
import './paginator.css';

/** The pages of a listing. A change of page moves focus and scroll to the list (listing rule 29). */
export function Paginator() {
  const listing = useListing();
  const { currentPage, lastPage } = useSignalAfterFrame(listing.catalogue);
  if (lastPage === 1) return null;

  const link = (page: number) => ({
    listing,
    change: toPage(page),
    onShown: focusList,
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

export default defineWidget(part, { view: Paginator });
