import type { ConfigurableAttribute, Variant } from '../../../../src/shared/api';
import { choose, optionsAt } from '../../../../src/widgets/product/parts/configurable-product/model';
import {
  branchAt,
  indexVariants,
  type Branch,
} from '../../../../src/widgets/product/parts/configurable-product/variants';

declare global {
  interface Window {
    measureChoices: typeof measureChoices;
  }
}

/** Milliseconds: of building the index, and of one choice with all options of the next attribute worked out, by either way. */
export interface Measured {
  readonly build: number;
  readonly indexed: number;
  readonly naive: number;
}

/** Choices a sample; few of the slow way, which takes seconds. */
const ROUNDS = 50;
const NAIVE_ROUNDS = 2;

function measureChoices(lengths: number, finishes: number): Measured {
  const attributes = [attribute('length', lengths), attribute('finish', finishes)];
  const variants = variantsOf(attributes);
  const started = performance.now();
  const root = indexVariants(variants);
  const build = performance.now() - started;
  return {
    build,
    indexed: timed(ROUNDS, (round) => chooseIndexed(root, attributes, optionAt(attributes, round))),
    naive: timed(NAIVE_ROUNDS, (round) => chooseNaive(variants, attributes, optionAt(attributes, round))),
  };
}

function timed(rounds: number, work: (round: number) => unknown): number {
  const started = performance.now();
  for (let round = 0; round < rounds; round++) work(round);
  return (performance.now() - started) / rounds;
}

function chooseIndexed(root: Branch | null, attributes: readonly ConfigurableAttribute[], optionId: string) {
  const choice = choose([], 0, optionId);
  return [branchAt(root, choice)?.cheapest, optionsAt(root, attributes, choice, 1)];
}

/** What most shops do: filter the list of variants once for what remains, and once for each option. */
function chooseNaive(variants: readonly Variant[], attributes: readonly ConfigurableAttribute[], optionId: string) {
  const remaining = variants.filter((variant) => variant.optionIds[0] === optionId);
  const options = attributes[1]!.options.map(({ id }) =>
    variants.filter((variant) => variant.optionIds[0] === optionId && variant.optionIds[1] === id),
  );
  return [remaining.toSorted((a, b) => a.finalPrice.inclTax - b.finalPrice.inclTax)[0], options];
}

function optionAt(attributes: readonly ConfigurableAttribute[], round: number): string {
  const { options } = attributes[0]!;
  return options[round % options.length]!.id;
}

function attribute(code: string, count: number): ConfigurableAttribute {
  const options = Array.from({ length: count }, (_, index) => ({
    id: `${code}${index}`,
    label: `${index}`,
    swatch: null,
  }));
  return { id: code, code, label: code, urlKey: code, options };
}

function variantsOf([first, second]: readonly ConfigurableAttribute[]): Variant[] {
  return (first?.options ?? []).flatMap((one, row) =>
    (second?.options ?? []).map((other, column) => {
      const price = { inclTax: 100 + ((row * 31 + column * 17) % 900), exclTax: 100 };
      return {
        sku: `${row}-${column}`,
        optionIds: [one.id, other.id],
        inStock: true,
        stock: { state: 'in_stock' },
        finalPrice: price,
      } as unknown as Variant;
    }),
  );
}

window.measureChoices = measureChoices;
