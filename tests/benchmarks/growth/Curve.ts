/** How a cost grows with what there is of something. */
export interface Curve {
  /** What costs, of what: "a choice, by variants". */
  readonly what: string;
  readonly unit: string;
  readonly points: readonly Point[];
}

interface Point {
  readonly size: number;
  readonly value: number;
}

const WIDTH = 40;

/** Prints a curve as bars, and how many times its cost grows while the size does. */
export function printCurve({ what, unit, points }: Curve): void {
  const most = Math.max(...points.map(({ value }) => value));
  console.log(`\n${what}, ${unit}`);
  for (const { size, value } of points) {
    const bar = '#'.repeat(Math.max(1, Math.round((value / most) * WIDTH)));
    console.log(`${String(size).padStart(8)}  ${value.toPrecision(3).padStart(9)}  ${bar}`);
  }
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new Error(`${what}: expected points, found none`);
  const [sizes, costs] = [last.size / first.size, last.value / first.value];
  console.log(`          ${sizes.toFixed(0)} times as many cost ${costs.toFixed(1)} times as much`);
}
