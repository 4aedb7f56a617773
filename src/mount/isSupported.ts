/**
 * Whether the browser has what parts are built on: popovers and `AbortSignal.any`, together in Chrome 116, Firefox 125, Safari 17.4
 * and later (mount rule 25).
 */
export const isSupported = (): boolean => 'popover' in HTMLElement.prototype && 'any' in AbortSignal;
