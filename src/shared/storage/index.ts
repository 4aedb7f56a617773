export { readCookie, writeCookie } from './cookies';
export { readLocal, writeLocal } from './local';
export { COUPON_CODE, readSession, removeSession, writeSession } from './session';
