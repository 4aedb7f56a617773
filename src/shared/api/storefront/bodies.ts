import type { Address, ChosenPayment, NewOrder, PaymentInformation, ShippingInformation } from '../model';
import type {
  AddressBody,
  AddressInformationBody,
  PaymentInformationBody,
  PaymentMethodChoice,
  PlaceOrderBody,
} from './wire';

/** Checkout rule 18: the street in three parts, null for an empty optional text. */
export function addressBody(address: Address): AddressBody {
  return {
    prefix: address.prefix || null,
    firstname: address.firstName,
    middlename: address.middleName || null,
    lastname: address.lastName,
    company: address.company || null,
    street: [address.street, address.houseNumber, address.addition],
    postcode: address.postcode,
    city: address.city,
    country_id: address.country,
    telephone: address.phone,
    vat_id: address.vatId || null,
    region: null,
    regionCode: null,
    customerAddressId: address.savedId,
    saveInAddressBook: address.isToSave ? 1 : null,
    extension_attributes: { coc_number: address.cocNumber },
  };
}

export function addressInformationBody(information: ShippingInformation): AddressInformationBody {
  return { ...shippingOptions(information), billingAddress: addressBody(information.billingAddress) };
}

export function paymentInformationBody({ email, payment, billingAddress }: PaymentInformation): PaymentInformationBody {
  return { email, paymentMethod: paymentMethod(payment), billingAddress: addressBody(billingAddress) };
}

export function placeOrderBody(order: NewOrder): PlaceOrderBody {
  const { reference, projectName } = order.labels;
  return {
    ...paymentInformationBody(order),
    shippingOptions: shippingOptions(order),
    ...(reference && { order_reference: reference }),
    ...(projectName && { project_name: projectName }),
    ...(order.approvalNote !== null && { approval_note: order.approvalNote }),
  };
}

function shippingOptions({ shippingAddress, shipping, newsletter }: ShippingInformation) {
  return {
    shippingAddress: addressBody(shippingAddress),
    shippingMethodCode: shipping?.methodCode ?? '',
    shippingCarrierCode: shipping?.carrierCode ?? '',
    extensionAttributes: {
      deliveryOption: shipping?.deliveryOption ?? null,
      ...(shipping?.laterOption !== undefined && { splitDelivery: true, laterDeliveryOption: shipping.laterOption }),
      newsletter_subscribe: newsletter,
    },
  };
}

/** Checkout rule 40: the numbers of a business go along where they are filled in. */
function paymentMethod({ code, vatId, cocNumber }: ChosenPayment): PaymentMethodChoice {
  return {
    method: code,
    additional_data: { ...(vatId && { vatid: vatId }), ...(cocNumber && { cocnumber: cocNumber }) },
  };
}
