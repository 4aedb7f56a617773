import type {
  Address,
  CartSelection,
  ChosenPayment,
  CuttingOrder,
  NewOrder,
  PaymentInformation,
  ShippingInformation,
} from '../model';
import type {
  AddressBody,
  AddressInformationBody,
  CartSelectionBody,
  CuttingListBody,
  PaymentInformationBody,
  PaymentMethodChoice,
  PlaceOrderBody,
} from './wire';

/** Cart rule 2. */
export function selectionBody({
  sku,
  qty,
  configuration,
  bundle,
  isSample,
  cutting,
}: CartSelection): CartSelectionBody {
  if (!configuration && !bundle && !isSample && !cutting) return { sku, qty };
  const options = {
    ...(configuration && {
      configurable_item_options: configuration.map((chosen) => ({
        option_id: chosen.attributeId,
        option_value: chosen.valueId,
      })),
    }),
    ...(bundle && {
      bundle_options: bundle.map((chosen) => ({
        option_id: chosen.optionId,
        option_selections: [...chosen.selectionIds],
        option_qty: chosen.qty,
      })),
    }),
    ...(isSample && { sample: true as const }),
    ...(cutting && { cutting_list: cuttingBody(cutting) }),
  };
  return { sku, qty, product_option: { extension_attributes: options } };
}

/** Cutting rule 9. What a row has by default is left out. */
function cuttingBody({ pieces, keepsRests, total }: CuttingOrder): CuttingListBody {
  return {
    pieces: pieces.map(({ length, width, qty, grain, name }) => ({
      length,
      ...(width !== null && { width, grain }),
      qty,
      ...(name && { name }),
    })),
    keep_rests: keepsRests,
    total: total / 100,
  };
}

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
