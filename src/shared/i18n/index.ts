export { formatMessage, type CompiledMessage, type MessageValues } from './formatMessage';
export { formatDay, shortDay } from './formatDay';
export { formatList, formatMoney, formatNumber } from './formatMoney';
export { formatQuantity } from './formatQuantity';
export { formatUnit, type MeasureUnit, unbroken } from './formatUnit';
