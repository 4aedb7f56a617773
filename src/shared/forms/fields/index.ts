export { CheckField } from './CheckField';
export { ErrorSummary } from './ErrorSummary';
export { RadioGroup } from './RadioGroup';
export { SelectField, type Option } from './SelectField';
export { TextArea } from './TextArea';
export { TextField } from './TextField';
export { useFormCheck } from './useFormCheck';
export { useRefusals } from './useRefusals';
