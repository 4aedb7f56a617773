/**
 * A key for one intention, such as an order, by which a server knows it again. `crypto.randomUUID` is there over https
 * alone: a shop that is tried over http in the own network has none.
 */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
