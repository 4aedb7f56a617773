import * as v from 'valibot';
import type { JobTerms, TypedJob } from '../model';
import { euros } from '../storefront/wire/common';
import { material, positive } from './terrace';

const goods = v.object({
  code: v.string(),
  name: v.string(),
  width: positive,
  sizes: v.pipe(v.array(v.object({ ...material, size: positive })), v.minLength(1)),
});

/** What a shop sells for a job, as its page has it (project rule 13). Amounts in euros incl. VAT. */
export const JobTermsSchema = v.pipe(
  v.object({
    tax_percent: v.number(),
    free_delivery_from: v.nullable(euros),
    goods: v.record(v.string(), v.pipe(v.array(goods), v.minLength(1))),
  }),
  v.transform((terms): JobTerms => ({
    taxPercent: terms.tax_percent,
    freeDeliveryFrom: terms.free_delivery_from,
    goods: terms.goods,
  })),
);
export type JobTermsAnswer = v.InferInput<typeof JobTermsSchema>;

/** What was filled in, by the name of its field. */
export const TypedJobSchema = v.record(v.string(), v.string()) satisfies v.GenericSchema<TypedJob>;
