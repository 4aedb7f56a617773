import { ask } from './shopOf';

/** What is asked of the shop to print a listing, as the view model of a module would. */
interface Answer {
  readonly products: {
    readonly total_count: number;
    readonly page_info: { readonly total_pages: number };
    readonly aggregations: readonly {
      readonly attribute_code: string;
      readonly label: string;
      readonly options: readonly { readonly label: string; readonly value: string; readonly count: number }[];
    }[];
    readonly items: readonly {
      readonly uid: string;
      readonly sku: string;
      readonly name: string;
      readonly url_key: string;
      readonly __typename: string;
      readonly small_image: { readonly url: string };
    }[];
  };
}

const DOCUMENT = `query printed($search:String,$filter:ProductAttributeFilterInput,$sort:ProductAttributeSortInput,$size:Int,$page:Int){
products(search:$search,filter:$filter,sort:$sort,pageSize:$size,currentPage:$page){total_count page_info{total_pages}
aggregations{attribute_code label options{label value count}} items{__typename uid sku name url_key small_image{url}}}}`;

const SIZES = [12, 24, 36];

/** The listing at an address, in the markup that its parts enhance, with Magento's own links and forms. */
export async function printListing(address: URL, categoryId: string | null): Promise<string> {
  const { origin, pathname, searchParams: asked } = address;
  const size = Number(asked.get('product_list_limit') ?? 12);
  const page = Number(asked.get('p') ?? 1);
  const order = asked.get('product_list_order');
  const chosen = Object.fromEntries([...asked].filter(([, value]) => /^\d+(,\d+)*$/.test(value)));
  for (const name of ['p', 'product_list_limit']) delete chosen[name];
  const filter = {
    ...(categoryId && { category_uid: { eq: Buffer.from(categoryId).toString('base64') } }),
    // Magento's own pages print the products of the first option only.
    ...Object.fromEntries(Object.entries(chosen).map(([code, ids]) => [code, { eq: ids.split(',')[0] }])),
  };
  const variables = {
    filter,
    size,
    page,
    ...(asked.has('q') && { search: asked.get('q') }),
    sort: order ? { [order]: asked.get('product_list_dir') === 'desc' ? 'DESC' : 'ASC' } : {},
  };
  const data = await ask<Answer>(origin, DOCUMENT, variables);
  const { total_count: count, page_info: pages, aggregations, items } = data.products;

  const link = (changes: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(asked);
    next.delete('p');
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  const filters = aggregations
    .filter(({ attribute_code: code }) => code !== 'category_uid' && code !== 'price')
    .map(({ attribute_code: code, label, options }) => {
      const links = options.map(
        (option) =>
          `<li><a class="noest-filters__option" href="${link({ [code]: option.value })}" rel="nofollow"><span class="noest-filters__box"></span><span class="noest-filters__label">${option.label} <span class="noest-filters__count">${option.count}</span></span></a></li>`,
      );
      return `<details class="noest-filters__group" open><summary class="noest-filters__title">${label}</summary><ul class="noest-filters__options" role="list">${links.join('')}</ul></details>`;
    });
  const chips = Object.keys(chosen).map((code) => `<a class="noest-chip" href="${link({ [code]: null })}">${code}</a>`);
  const cards = items.map(
    ({ __typename: type, uid, sku, name, url_key: key, small_image: image }) =>
      `<li class="noest-product-list__item"><article class="noest-card" data-slot="${sku}"><div class="noest-card__media"><img class="noest-card__image" src="${image.url}" width="240" height="300" alt="" loading="lazy"></div><h2 class="noest-card__name"><a class="noest-card__link" href="/${key}.html">${name}</a></h2>${
        type === 'SimpleProduct'
          ? `<form class="noest-add-to-cart noest-card__buy" data-component="add-to-cart" data-sku="${sku}" data-name="${name}" data-compact method="post" action="/checkout/cart/add/"><input type="hidden" name="product" value="${Buffer.from(uid, 'base64').toString()}"><button class="noest-button noest-button--block noest-button--small" type="submit">In winkelwagen</button></form>`
          : ''
      }</article></li>`,
  );
  const numbers = Array.from({ length: pages.total_pages }, (_, index) => index + 1).map(
    (number) =>
      `<a class="noest-paginator__link" href="${link({ p: String(number) })}" aria-label="Pagina ${number}"${number === page ? ' aria-current="page"' : ''}>${number}</a>`,
  );
  const kept = [...asked].filter(([name]) => !['p', 'product_list_order', 'product_list_limit'].includes(name));
  const hidden = kept.map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`).join('');
  const view = categoryId
    ? `data-component="category-view" data-category-id="${categoryId}"`
    : `data-component="search-view" data-query="${asked.get('q') ?? ''}"`;
  return `<div ${view}>
<div class="noest-toolbar" data-component="toolbar"><p class="noest-toolbar__count" role="status">${count} producten</p>
<form class="noest-toolbar__form" data-slot="choices" action="${pathname}">${hidden}
<span class="noest-toolbar__select" data-component="sort-select"><label class="noest-toolbar__label" for="order">Sorteren</label><select class="noest-field__control noest-field__control--select noest-toolbar__control" id="order" name="product_list_order"><option value="${categoryId ? 'position' : 'relevance'}">Standaard</option><option value="price"${order === 'price' ? ' selected' : ''}>Prijs</option></select></span>
<span class="noest-toolbar__select" data-component="size-select"><label class="noest-toolbar__label" for="size">Per pagina</label><select class="noest-field__control noest-field__control--select noest-toolbar__control" id="size" name="product_list_limit">${SIZES.map((one) => `<option${one === size ? ' selected' : ''}>${one}</option>`).join('')}</select></span>
<button class="noest-icon-button noest-toolbar__apply" type="submit" aria-label="Toepassen">OK</button></form></div>
<aside class="noest-filters" data-component="filters" data-replay="5000" id="filters" aria-label="Filters"><div class="noest-filters__body">${filters.join('')}</div></aside>
<div class="noest-chips" data-component="active-filters" data-replay="5000" role="group" aria-label="Gekozen filters">${chips.join('')}</div>
<div class="noest-listing" data-component="product-list"><ul class="noest-product-list" role="list">${cards.join('')}</ul></div>
<nav class="noest-paginator" data-component="paginator" data-replay="5000" aria-label="Pagina's">${numbers.length > 1 ? numbers.join('') : ''}</nav>
</div>`;
}
