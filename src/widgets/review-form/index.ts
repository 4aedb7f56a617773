import { defineWidget } from '../../mount';
import { ReviewFormProps } from './props';
import { ReviewForm } from './ReviewForm';

export default defineWidget({ props: ReviewFormProps, view: ReviewForm });
