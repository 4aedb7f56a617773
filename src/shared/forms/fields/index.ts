export { CheckField, RadioGroup, SelectField, type Option } from './ChoiceField';
export { ErrorSummary } from './ErrorSummary';
export { TextArea, TextField } from './TextField';
export { useFormCheck, useInvalidSubmit } from './useFormCheck';
