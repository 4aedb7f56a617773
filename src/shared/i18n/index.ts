export { formatMessage, type CompiledMessage, type MessageValues } from './formatMessage';
export { formatDay, shortDay } from './formatDay';
export { formatChoice, formatList, formatMoney, formatNumber } from './formatMoney';
export { formatQuantity, formatUnit, type MeasureUnit, unbroken } from './formatUnit';
