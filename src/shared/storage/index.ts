export { readCookie, writeCookie } from './cookies';
export { readSession, writeSession } from './session';
