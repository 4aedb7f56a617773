import './methods.css';

export { withOffers } from '../../store/offers/withOffers';
export { LoginForm } from '../../steps/details/LoginForm';
export { StepPayment } from './StepPayment';
export { StepShipping } from './StepShipping';
