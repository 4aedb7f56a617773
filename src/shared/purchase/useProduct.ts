import { ask, type Product, type ProductOf } from '../api';

interface Given {
  readonly product?: Product | undefined;
  readonly productId?: string | undefined;
}

type Type = Product['purchase']['type'];

const asked = new Map<string, Promise<Product>>();
const known = new Map<string, Product>();

/**
 * The product of a box, as its markup holds it or as the shop answers it; what the server printed stands until it is there.
 * @throws where there is none, or it is of another type; the server's markup then stays.
 */
export function useProduct<const Wanted extends Type>({ product, productId }: Given, type: Wanted): ProductOf<Wanted> {
  const found = product ?? (productId === undefined ? undefined : known.get(productId));
  if (found) return ofType(found, type);
  if (productId === undefined) throw new TypeError(`${type}-product: expected data-product or data-product-id`);
  // A promise thrown is how a view suspends on both runtimes.
  // oxlint-disable-next-line typescript/only-throw-error
  throw productById(productId);
}

function ofType<const Wanted extends Type>(product: Product, type: Wanted): ProductOf<Wanted> {
  if (product.purchase.type === type) return product as ProductOf<Wanted>;
  throw new TypeError(`${type}-product: product ${product.id} is ${product.purchase.type}`);
}

function productById(id: string): Promise<Product> {
  let answer = asked.get(id);
  if (!answer) {
    answer = load(id);
    asked.set(id, answer);
    answer.then(
      (product) => known.set(id, product),
      () => asked.delete(id),
    );
  }
  return answer;
}

async function load(id: string): Promise<Product> {
  const answer = await ask((shop) => shop.product(id));
  if (!answer.ok) throw new Error(`product ${id}: ${answer.error.kind}`);
  return answer.value;
}
