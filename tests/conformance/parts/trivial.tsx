import * as v from 'valibot';
import { defineWidget, type WidgetProps } from '../../../src/mount';

const props = v.object({ label: v.optional(v.string(), 'Trivial') });

function Trivial({ label }: WidgetProps<typeof props>) {
  return <p>{label}</p>;
}

export default defineWidget({ props, view: Trivial });
