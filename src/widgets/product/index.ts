export { t } from './messages';
export type { ShownAttribute, ShownProduct } from './store';
