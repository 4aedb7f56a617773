import { backEnd } from '../../../../shared/api/backend';
import { unbroken } from '../../../../shared/i18n';
import { Amount, Button, buttonClass, Icon } from '../../../../shared/ui';
import { t } from '../../messages';
import type { MaterialView, TerraceView } from '../../terrace/terraceView';

interface MaterialsProps {
  readonly view: TerraceView;
  /** The list as it is typed: a SKU and a count in each line. */
  readonly items: string;
  readonly busy: boolean;
  /** SKUs of this list that are in the cart. */
  readonly inCart: ReadonlySet<string>;
  /** Why a row is not, by its SKU. */
  readonly failures: ReadonlyMap<string, string>;
  readonly isAnswered: boolean;
  readonly quotePage: string | undefined;
  readonly savePage: string | undefined;
  readonly cartPage: string;
  readonly onAdd: () => void;
}

/** The list of materials, and what can be done with it. The same markup as the server's `terrace-list` partial. */
export function Materials(props: MaterialsProps) {
  const { view, items, busy, inCart, failures, isAnswered, quotePage, savePage, cartPage, onAdd } = props;
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
          <dt className="noest-totals__label">{t('perArea')}</dt>
          <dd className="noest-totals__amount">
            <Amount amount={view.perArea} />
          </dd>
        </div>
        <div className="noest-totals__row noest-totals__row--main">
          <dt className="noest-totals__label">{view.totalLabel}</dt>
          <dd className="noest-totals__amount">
            <Amount amount={view.total} />
          </dd>
        </div>
      </dl>
      <Button size="large" block busy={busy} onClick={onAdd}>
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
        <p className="noest-terrace__small">{row.note}</p>
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
