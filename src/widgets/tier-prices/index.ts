import { defineWidget } from '../../mount';
import { TierPricesProps } from './props';
import { TierPricesOfPage } from './TierPricesOfPage';

export default defineWidget({ props: TierPricesProps, view: TierPricesOfPage });
