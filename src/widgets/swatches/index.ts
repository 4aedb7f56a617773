import { defineWidget } from '../../mount';
import { SwatchesProps } from './props';
import { Swatches } from './Swatches';

export default defineWidget({ props: SwatchesProps, view: Swatches });
