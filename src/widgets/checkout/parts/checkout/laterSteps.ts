import './methods.css';

export { laterMessages } from './messages';
export { StepPayment } from './StepPayment';
export { StepShipping } from './StepShipping';
