import * as v from 'valibot';
import type { Layer } from '../../shared/analytics/createLayer';
import { isNewPurchase } from '../../shared/analytics/purchases';
import {
  ConversionSchema,
  ECOMMERCE_SCHEMAS,
  isEcommerceName,
  type Ecommerce,
  type EcommerceName,
  type Item,
} from '../../shared/analytics/schemas';

/** Checks an event against GA4's fields, gives its items the brand, and tells the layer. */
export function tellEvent<Name extends EcommerceName>(
  layer: Layer,
  brand: string,
  event: Name,
  data: Ecommerce<Name>,
): void {
  const branded = (item: Item): Item => (brand ? { ...item, item_brand: item.item_brand ?? brand } : item);
  const schema: v.GenericSchema<unknown, Ecommerce<EcommerceName>> = ECOMMERCE_SCHEMAS[event];
  const parsed = v.safeParse(schema, { ...data, items: data.items.map(branded) });
  if (!parsed.success) return report(event, parsed.issues[0]);
  const { output } = parsed;
  layer.tell({
    needs: 'analytics',
    // GTM merges objects: what the event before has left must not show in this one.
    entries: [{ ecommerce: null }, { event, ecommerce: output }],
    ...('transaction_id' in output && { isDue: () => isNewPurchase(output.transaction_id) }),
  });
}

/** Tells what stands in the markup of the page. */
export function tellPage(layer: Layer, brand: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-analytics-event]')) {
    const event = script.dataset['analyticsEvent'] ?? '';
    const data = parseJson(event, script.textContent);
    if (data === undefined) continue;
    if (event === 'enhanced_conversion_data') tellConversion(layer, data);
    else if (isEcommerceName(event)) tellEvent(layer, brand, event, { items: [], ...data });
    else report(event, { expected: Object.keys(ECOMMERCE_SCHEMAS).join(', '), received: event });
  }
}

/** Customer data for enhanced conversions; never without consent to use it for advertisements. */
function tellConversion(layer: Layer, data: object): void {
  const event = 'enhanced_conversion_data';
  const parsed = v.safeParse(ConversionSchema, data);
  if (parsed.success) layer.tell({ needs: 'ads', entries: [{ event, [event]: parsed.output }] });
  else report(event, parsed.issues[0]);
}

function parseJson(event: string, text: string): object | undefined {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    report(event, { expected: 'JSON', received: text.slice(0, 40) });
    return undefined;
  }
}

interface Issue {
  readonly expected: string | null;
  readonly received: string;
  readonly path?: readonly { readonly key?: unknown }[] | undefined;
}

function report(event: string, { path = [], expected, received }: Issue): void {
  const place = path.map(({ key }) => String(key)).join('.');
  console.error(`[noest] analytics: ${event}${place && `, ${place}`}: expected ${expected}, found ${received}`);
}
