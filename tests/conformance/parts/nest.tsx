import * as v from 'valibot';
import { defineWidget } from '../../../src/mount';

/** A view that renders a part of its own; a property whose name ends in "mount" is no `data-mount`. */
function Nest({ amount }: { amount: number }) {
  return <p data-component="greeter">{amount}</p>;
}

export default defineWidget({ props: v.object({ amount: v.optional(v.number(), 0) }), view: Nest });
