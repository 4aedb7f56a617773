/** Whether a part of this name is on the page and has not failed. It counts from before its code is loaded. */
export function isOnPage(part: string): boolean {
  return document.querySelector(`[data-component~="${part}"]:not([data-mount-state="failed"])`) !== null;
}
