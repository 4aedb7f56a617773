export { MOST_ROWS, parseItemList, type RowProblem } from './parseItemList';
