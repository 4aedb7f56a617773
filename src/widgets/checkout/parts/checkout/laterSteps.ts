import './methods.css';

export { LoginForm } from '../../steps/details/LoginForm';
export { laterMessages } from './messages';
export { StepPayment } from './StepPayment';
export { StepShipping } from './StepShipping';
