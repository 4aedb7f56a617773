import { defineWidget } from '../../mount';
import { StockIndicatorProps } from './props';
import { StockIndicator } from './StockIndicator';

export default defineWidget({ props: StockIndicatorProps, view: StockIndicator });
