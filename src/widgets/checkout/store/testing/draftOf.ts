import { emptyAddress } from '../CheckoutAddress';
import { NO_DETAILS, NO_LABELS, type Draft } from '../Draft';

/** A draft for tests: empty, with these values. */
export const draftOf = (given: Partial<Draft> = {}): Draft => ({
  email: '',
  confirmEmail: '',
  newsletter: false,
  isSame: true,
  shipping: emptyAddress('NL'),
  billing: emptyAddress('NL'),
  shippingMethod: null,
  deliveryOption: null,
  isSplit: false,
  laterOption: null,
  paymentMethod: null,
  paymentDetails: NO_DETAILS,
  labels: NO_LABELS,
  approvalNote: '',
  customerNote: '',
  agreement: '',
  quotedPlace: null,
  ...given,
});
