/** The parameters of the page's address. */
export function pageParams(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/** Product rule 24: the id of the cart line that is chosen anew; null where the address names none. */
export function editedItem(params: URLSearchParams): string | null {
  const item = params.get('item') ?? '';
  return isNumber(item) || isUid(item) ? item : null;
}

function isNumber(id: string): boolean {
  return /^\d{1,12}$/.test(id);
}

/** Whether it is a number as Magento writes it: in base64, with all of its padding. */
function isUid(id: string): boolean {
  try {
    const number = atob(id);
    return isNumber(number) && btoa(number) === id;
  } catch {
    return false;
  }
}

/** Product rule 24: whether the server led back to this page without adding. */
export function wasAsked(params: URLSearchParams): boolean {
  return params.has('asked');
}

/** The quantity in the address; `fallback` where it has none from 1 to 999,999. */
export function askedQty(params: URLSearchParams, fallback: number): number {
  const text = params.get('qty') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;
}
