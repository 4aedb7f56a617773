import { defineWidget } from '../../mount';
import { RecommendationsProps } from './props';
import { Recommendations } from './Recommendations';

export default defineWidget({ props: RecommendationsProps, view: Recommendations });
