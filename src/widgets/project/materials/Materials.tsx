import { backEnd } from '../../../shared/api/backend';
import { unbroken } from '../../../shared/i18n';
import { Amount, Button, buttonClass, Icon } from '../../../shared/ui';
import { t } from '../messages';
import type { ListView, MaterialView } from './listView';
import type { ListToCart } from './useListToCart';

interface MaterialsProps {
  readonly view: ListView;
  readonly list: ListToCart;
  readonly quotePage: string | undefined;
  readonly savePage: string | undefined;
  readonly cartPage: string;
}

/** The list of materials, and what can be done with it. The same markup as the server's `materials` partial. */
export function Materials({ view, list, quotePage, savePage, cartPage }: MaterialsProps) {
  const { items, busy, inCart, failures, isAnswered } = list;
  return (
    <div className="noest-box noest-terrace__list" id="lijst">
      <h2 className="noest-terrace__title">{t('needed')}</h2>
      <div role="status">
        {isAnswered && (
          <p className="noest-terrace__some">
            {t('someAdded', { n: inCart.size, of: view.rows.length })} <a href={cartPage}>{t('toCart')}</a>
          </p>
        )}
      </div>
      {/* Safari drops the role of a list without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className="noest-terrace__rows" role="list">
        {view.rows.map((row) => (
          <Row key={row.sku} row={row} isInCart={inCart.has(row.sku)} failure={failures.get(row.sku)} />
        ))}
      </ul>
      <dl className="noest-totals">
        {view.isDeliveredFree && (
          <div className="noest-totals__row">
            <dt className="noest-totals__label">{t('delivery')}</dt>
            <dd className="noest-totals__amount noest-totals__free">{t('free')}</dd>
          </div>
        )}
        <div className="noest-totals__row">
          <dt className="noest-totals__label">{view.perLabel}</dt>
          <dd className="noest-totals__amount">
            <Amount amount={view.per} />
          </dd>
        </div>
        <div className="noest-totals__row noest-totals__row--main">
          <dt className="noest-totals__label">{view.totalLabel}</dt>
          <dd className="noest-totals__amount">
            <Amount amount={view.total} />
          </dd>
        </div>
      </dl>
      {view.also.length > 0 && (
        <>
          <h3 className="noest-terrace__legend">{t('also')}</h3>
          <ul className="noest-terrace__also">
            {view.also.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <Button size="large" block busy={busy} onClick={list.add}>
        {t(failures.size > 0 && inCart.size > 0 ? 'addRest' : 'add')}
      </Button>
      {quotePage !== undefined && <QuoteForm page={quotePage} items={items} />}
      {savePage !== undefined && (
        <form method="get" action={savePage}>
          <input type="hidden" name="items" value={items} />
          <input type="hidden" name="name" value={view.projectName} />
          <button type="submit" className={buttonClass({ variant: 'secondary', block: true })}>
            {t('keep')}
          </button>
        </form>
      )}
    </div>
  );
}

/** The page of quotations takes the list as if it was typed there. */
function QuoteForm({ page, items }: { readonly page: string; readonly items: string }) {
  const token = backEnd().formToken();
  return (
    <form method="post" action={page}>
      <input type="hidden" name={token.name} value={token.value} />
      <input type="hidden" name="items" value={items} />
      <button type="submit" className={buttonClass({ variant: 'secondary', block: true })}>
        {t('quote')}
      </button>
    </form>
  );
}

interface RowProps {
  readonly row: MaterialView;
  readonly isInCart: boolean;
  readonly failure: string | undefined;
}

function Row({ row, isInCart, failure }: RowProps) {
  return (
    <li className="noest-terrace__row">
      <img className="noest-terrace__picture" src={row.image} width={56} height={56} alt="" loading="lazy" />
      <div>
        <p className="noest-terrace__name">
          <a href={row.url}>{unbroken(row.name)}</a>
        </p>
        <p className="noest-terrace__small">
          <Amount amount={row.each} /> {t('each')}
        </p>
        <p className="noest-terrace__small">{unbroken(row.note)}</p>
        {row.shortage && <Answer look="warning" text={row.shortage} />}
        {failure ? <Answer look="error" text={failure} /> : isInCart && <Answer look="added" text={t('added')} />}
      </div>
      <div className="noest-terrace__total">
        <Amount amount={row.total} />
        <small>{row.countWords}</small>
      </div>
    </li>
  );
}

const ICONS = { added: 'circle-check', warning: 'triangle-alert', error: 'circle-alert' } as const;

function Answer({ look, text }: { readonly look: keyof typeof ICONS; readonly text: string }) {
  return (
    <p className={`noest-terrace__answer noest-terrace__answer--${look}`}>
      <Icon name={ICONS[look]} small />
      {text}
    </p>
  );
}
