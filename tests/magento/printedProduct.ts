import { ask } from './shopOf';

interface Found {
  readonly products: {
    readonly items: readonly {
      readonly __typename: string;
      readonly uid: string;
      readonly name: string;
      readonly url_key: string;
      readonly media_gallery: readonly { readonly url: string }[];
    }[];
  };
}

const FORMS: Readonly<Record<string, string>> = {
  ConfigurableProduct: 'configurable-product',
  BundleProduct: 'bundle-product',
  GroupedProduct: 'grouped-product',
};

const DOCUMENT = `query printed($sku:String!){products(filter:{sku:{eq:$sku}}){items{__typename uid name url_key media_gallery{url}}}}`;

/** Where Magento shows the product with this SKU. */
export async function pathOf(origin: string, sku: string): Promise<string> {
  const { products } = await ask<Found>(origin, DOCUMENT, { sku });
  return `/${products.items[0]?.url_key}.html`;
}

/** A product in the markup that its parts enhance; its form is Magento's, as far as it has no choices. */
export async function printProduct(origin: string, sku: string): Promise<string> {
  const { products } = await ask<Found>(origin, DOCUMENT, { sku });
  const [product] = products.items;
  if (!product) throw new Error(`${origin} has no ${sku}`);
  const { __typename: type, uid, media_gallery: gallery } = product;
  const pictures = gallery.map(({ url }, index) => ({ src: url, alt: `Foto ${index + 1}`, width: 700, height: 700 }));
  const slides = pictures.map(
    ({ src, alt }, index) =>
      `<div class="noest-gallery__slide" id="foto-${index + 1}"><a class="noest-gallery__link" data-replay="on" href="${src}" tabindex="-1"><img class="noest-gallery__image" src="${src}" width="700" height="700" alt="${alt}" loading="lazy"></a></div>`,
  );
  const images = JSON.stringify(pictures).replaceAll("'", '&#39;');
  return `<div style="display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));align-items:start">
${
  pictures.length > 0
    ? `<div data-component="gallery" class="noest-gallery" role="group" aria-label="Afbeeldingen" data-images='${images}'><div class="noest-gallery__stage"><div class="noest-gallery__slides" tabindex="0" role="group" aria-label="Afbeeldingen, schuif om te bladeren"><div class="noest-gallery__track">${slides.join('')}</div></div></div></div>`
    : ''
}
<div><p>Artikelnummer <span data-shows="sku">${sku}</span></p>
<div class="noest-purchase" data-component="${FORMS[type] ?? 'simple-product'}" data-sku="${sku}"><form class="noest-buy-form" method="post" action="/checkout/cart/add/">
<input type="hidden" name="form_key"><input type="hidden" name="product" value="${Buffer.from(uid, 'base64').toString()}">
<label>Aantal <input type="number" name="qty" min="1" value="1"></label> <button type="submit">In winkelwagen van Magento</button></form></div></div></div>`;
}
