import { ask, type Product, type ProductOf } from '../../../shared/api';

interface Given {
  readonly product?: Product | undefined;
  readonly productId?: string | undefined;
}

type Type = Product['purchase']['type'];

const requests = new Map<string, Promise<Product>>();
const known = new Map<string, Product>();

/**
 * The product of a form, from its markup, or from the shop by its id; suspends until the shop has answered.
 * @throws where there is none, or it is of another type (product rule 1); the server's markup then stays.
 */
export function useProduct<const Expected extends Type>(
  { product, productId }: Given,
  type: Expected,
): ProductOf<Expected> {
  const found = product ?? (productId === undefined ? undefined : known.get(productId));
  if (found) return ofType(found, type);
  if (productId === undefined) throw new TypeError(`${type}-product: expected data-product or data-product-id`);
  // A promise thrown is how a view suspends on both runtimes.
  // oxlint-disable-next-line typescript/only-throw-error
  throw productById(productId);
}

function ofType<const Expected extends Type>(product: Product, type: Expected): ProductOf<Expected> {
  if (product.purchase.type === type) return product as ProductOf<Expected>;
  throw new TypeError(`${type}-product: product ${product.id} is ${product.purchase.type}`);
}

function productById(id: string): Promise<Product> {
  let answer = requests.get(id);
  if (!answer) {
    answer = load(id);
    requests.set(id, answer);
    answer.then(
      (product) => known.set(id, product),
      () => requests.delete(id),
    );
  }
  return answer;
}

async function load(id: string): Promise<Product> {
  const answer = await ask((shop) => shop.product(id));
  if (!answer.ok) throw new Error(`product ${id}: ${answer.error.kind}`);
  return answer.value;
}
