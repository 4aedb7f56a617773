import type { Ecommerce, EcommerceName } from '../../shared/analytics/schemas';

/** Checks an event against GA4's fields and pushes it. */
export type Tell = <Name extends EcommerceName>(event: Name, data: Ecommerce<Name>) => void;
