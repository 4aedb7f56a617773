import * as v from 'valibot';
import { purchaseEntries } from '../../shared/purchase/props';

export const ConfigurableProductProps = v.object(purchaseEntries);
