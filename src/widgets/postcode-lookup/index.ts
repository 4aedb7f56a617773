import { defineWidget } from '../../mount';
import { PostcodeLookup } from './PostcodeLookup';
import { PostcodeLookupProps } from './props';

export default defineWidget({ props: PostcodeLookupProps, view: PostcodeLookup });
