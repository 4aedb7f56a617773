import { defineWidget } from '../../mount';
import { Paginator } from './Paginator';
import { PaginatorProps } from './props';

export default defineWidget({ props: PaginatorProps, view: Paginator });
