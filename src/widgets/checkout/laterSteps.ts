import './methods.css';

export { laterWords } from '../../shared/i18n/checkoutLater';
export { StepPayment } from './payment/StepPayment';
export { StepShipping } from './shipping/StepShipping';
