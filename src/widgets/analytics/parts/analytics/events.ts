import * as v from 'valibot';
import type { Layer } from '../../layer/createLayer';
import { categoryLevels } from '../../layer/model';
import { isStepName, STEP_SCHEMAS, type Step, type StepName } from '../../layer/steps';
import type { Card } from './lists';
import {
  ConversionSchema,
  ECOMMERCE_SCHEMAS,
  isEcommerceName,
  ItemSchema,
  type Ecommerce,
  type EcommerceName,
  type Item,
} from '../../layer/schemas';

/** Checks an event against GA4's fields and pushes it. */
export type PushEvent = <Name extends EcommerceName>(event: Name, data: Ecommerce<Name>) => void;

/** Checks an event against GA4's fields, gives its items the brand, and pushes it to the layer. */
export function pushEvent<Name extends EcommerceName>(
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
  layer.push({
    needs: 'analytics',
    // GTM merges objects: fields of the previous event must not remain in this one (analytics rule 18).
    entries: [{ ecommerce: null }, { event, ecommerce: output }],
    ...('tax' in output && { isDue: () => isNewOnDevice(output.transaction_id) }),
  });
}

/** Checks the parameters of a step and pushes it, under its own name: what an earlier one left is not taken for its own. */
export function pushStep<Name extends StepName>(layer: Layer, event: Name, step: Step<Name>): void {
  const schema: v.GenericSchema<unknown, Step<StepName>> = STEP_SCHEMAS[event];
  const parsed = v.safeParse(schema, step);
  if (!parsed.success) return report(event, parsed.issues[0]);
  const { output } = parsed;
  layer.push({
    needs: 'analytics',
    entries: [{ event, [event]: output }],
    // The page that says so is opened again, as that of a purchase is.
    ...('lead_id' in output && { isDue: () => isNewOnDevice(`lead:${output.lead_id}`) }),
  });
}

/** Pushes what was seen or pressed in a list; cards whose attribute holds no valid item are logged and left out. */
export function pushList(
  push: PushEvent,
  event: 'view_item_list' | 'select_item',
  list: HTMLElement,
  cards: readonly Card[],
): void {
  const items = cards.flatMap((card) => itemOf(card, list) ?? []);
  if (items.length > 0) push(event, { ...listOf(list), items });
}

function listOf({ dataset }: HTMLElement): { item_list_id?: string; item_list_name?: string } {
  const { analyticsList: id, analyticsListName: name } = dataset;
  return { ...(id ? { item_list_id: id } : {}), ...(name ? { item_list_name: name } : {}) };
}

/** The item in a card's attribute, with its index in the list; null, and logged, where it is not a valid item. */
function itemOf({ element, index }: Card, list: HTMLElement): Item | null {
  const levels = categoryLevels(list.dataset['analyticsCategories']?.split(' > ') ?? []);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ItemSchema), element.dataset['analyticsItem']);
  if (parsed.success) return { ...levels, ...parsed.output, ...listOf(list), index };
  console.error('[noest] analytics: data-analytics-item:', parsed.issues[0].message, element);
  return null;
}

/** Pushes the events that are in the markup of the page. */
export function pushPageEvents(layer: Layer, brand: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-analytics-event]')) {
    const event = script.dataset['analyticsEvent'] ?? '';
    const data = parseJson(event, script.textContent);
    if (data === undefined) continue;
    if (event === 'enhanced_conversion_data') pushConversion(layer, data);
    else if (isEcommerceName(event)) pushEvent(layer, brand, event, { items: [], ...data });
    else if (isStepName(event)) pushStep(layer, event, data as Step<typeof event>);
    else
      report(event, {
        expected: [...Object.keys(ECOMMERCE_SCHEMAS), ...Object.keys(STEP_SCHEMAS)].join(', '),
        received: event,
      });
  }
}

/** Customer data for enhanced conversions; never without consent for advertising (analytics rule 12). */
function pushConversion(layer: Layer, data: object): void {
  const event = 'enhanced_conversion_data';
  const parsed = v.safeParse(ConversionSchema, data);
  if (parsed.success) layer.push({ needs: 'ads', entries: [{ event, [event]: parsed.output }] });
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
  const field = path.map(({ key }) => String(key)).join('.');
  console.error(`[noest] analytics: ${event}${field && `, ${field}`}: expected ${expected}, found ${received}`);
}

/** Numbers of orders, and of quotations behind `lead:`: an order may have the number of a quotation. */
const PUSHED_KEY = 'noest-purchases';
/** How many of them the device remembers. */
const PUSHED_KEPT = 50;

/**
 * Whether this device has not pushed a purchase or lead of this number yet, and remembers it (analytics rule 10): a success page
 * is often opened again. True each time where storage is forbidden.
 */
export function isNewOnDevice(number: string): boolean {
  try {
    const known = new Set((localStorage.getItem(PUSHED_KEY) ?? '').split(' '));
    if (known.has(number)) return false;
    localStorage.setItem(PUSHED_KEY, [...known, number].slice(-PUSHED_KEPT).join(' ').trim());
  } catch {
    // Forbidden or full: a purchase counted twice is better than one that is lost.
  }
  return true;
}
