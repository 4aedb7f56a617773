import { ask, type Product, type ProductOf } from '../../../shared/api';
import { backEnd } from '../../../shared/api/backend';

interface Given {
  readonly product?: Product | undefined;
  readonly productId?: string | undefined;
  readonly sku?: string | undefined;
}

type Type = Product['purchase']['type'];

const requests = new Map<string, Promise<Product>>();
const known = new Map<string, Product | Error>();

/**
 * The product of a form, from its markup, or from the shop by the key that its back end takes; suspends until the shop has answered.
 * @throws where there is none, or it is of another type (product rule 1); the server's markup then stays.
 */
export function useProduct<const Expected extends Type>(
  { product, productId, sku }: Given,
  type: Expected,
): ProductOf<Expected> {
  if (product) return ofType(product, type);
  const isBySku = backEnd().productKey === 'sku';
  const key = isBySku ? sku : productId;
  if (!key)
    throw new TypeError(`${type}-product: expected data-product or ${isBySku ? 'data-sku' : 'data-product-id'}`);
  const found = known.get(key);
  if (found instanceof Error) throw found;
  if (found) return ofType(found, type);
  // A promise thrown is how a view suspends on both runtimes.
  // oxlint-disable-next-line typescript/only-throw-error
  throw productByKey(key);
}

function ofType<const Expected extends Type>(product: Product, type: Expected): ProductOf<Expected> {
  if (product.purchase.type === type) return product as ProductOf<Expected>;
  throw new TypeError(`${type}-product: product ${product.id} is ${product.purchase.type}`);
}

function productByKey(key: string): Promise<Product> {
  let answer = requests.get(key);
  if (!answer) {
    answer = load(key);
    requests.set(key, answer);
    // A failure is kept as well: a view that waits renders again after it, and would ask again without end.
    answer.then(
      (product) => known.set(key, product),
      (error: Error) => known.set(key, error),
    );
  }
  return answer;
}

async function load(key: string): Promise<Product> {
  const answer = await ask((shop) => shop.product(key));
  if (!answer.ok) throw new Error(`product ${key}: ${answer.error.kind}`);
  return answer.value;
}
