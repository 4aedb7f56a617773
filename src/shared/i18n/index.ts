export { formatMessage, type CompiledMessage, type MessageValues } from './formatMessage';
export { formatMoney } from './formatMoney';
export { formatNumber } from './formatNumber';
export { formatUnit, type MeasureUnit } from './formatUnit';
export { unbroken } from './unbroken';
