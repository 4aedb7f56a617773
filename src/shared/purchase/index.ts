import './buy.css';

export { askedQty, wasAsked } from './address';
export { AttributeChoice } from './AttributeChoice';
export { BuyButton, BuyRow } from './BuyRow';
export { BuyStock } from './BuyStock';
export { BuyTotal } from './BuyTotal';
export { ChosenPrice } from './ChosenPrice';
export { EditingNotice } from './EditingNotice';
export { Failure } from './Failure';
export { OfferBuy } from './OfferBuy';
export { OfferTables } from './OfferTables';
export { TierPrices } from './TierPrices';
export { useAdding } from './useAdding';
export { pageParams, useAddress } from './useAddress';
export { useOrder } from './useOrder';
export { useProduct } from './useProduct';
export { useShown } from './useShown';
