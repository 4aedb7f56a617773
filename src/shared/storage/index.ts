export { readCookie, writeCookie } from './cookies';
export { readLocal, writeLocal } from './local';
export { readSession, removeSession, writeSession } from './session';
