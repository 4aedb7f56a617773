import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const worth = { currency: v.pipe(v.string(), v.length(3)), value: v.pipe(v.number(), v.finite()) };

/**
 * What a shopper does on the way to an order and after it, with its parameters and no others (analytics rule 21). `generate_lead`
 * and `share` are GA4's own names; GA4 has none for the others. No parameter says who or where somebody is.
 */
export const STEP_SCHEMAS = {
  delivery_promise: v.strictObject({ country: v.picklist(['NL', 'BE']) }),
  cutting_list: v.strictObject({ item_id: text, pieces: count }),
  /** To one decimal, of a fence in metres, of a terrace and a wall in square metres. */
  job_calculation: v.strictObject({
    job: v.picklist(['terrace', 'fence', 'wall']),
    size: v.pipe(v.number(), v.minValue(0)),
  }),
  quick_order: v.strictObject({ added: count, refused: count }),
  add_to_compare: v.strictObject({ item_id: text }),
  save_project: v.strictObject({ rows: count }),
  share: v.strictObject({ method: v.picklist(['link', 'company']), content_type: v.literal('project') }),
  /** A quotation that was asked for; `lead_id` is its number. */
  generate_lead: v.strictObject({ ...worth, lead_id: text }),
  request_approval: v.strictObject(worth),
  request_stock_alert: v.strictObject({ item_id: text, quantity: count }),
  /** By how many days the delivery was moved; negative where it comes sooner. */
  change_delivery_day: v.strictObject({ days: v.pipe(v.number(), v.integer()) }),
} as const;

export type StepName = keyof typeof STEP_SCHEMAS;
export type Step<Name extends StepName> = v.InferOutput<(typeof STEP_SCHEMAS)[Name]>;

export const isStepName = (name: string): name is StepName => Object.hasOwn(STEP_SCHEMAS, name);
