/** The ids in one of Magento's uids, such as `configurable/93/52` in base64; a plain id is alone. */
export function idsIn(uid: string): readonly string[] {
  if (/^\d+$/.test(uid)) return [uid];
  try {
    return atob(uid).split('/');
  } catch {
    return [uid];
  }
}

/** The last of those ids: the id of the thing itself. */
export function lastIdIn(uid: string): string {
  return idsIn(uid).at(-1) ?? uid;
}

/** The uid of a choice. */
export function toUid(...ids: readonly (string | number)[]): string {
  return btoa(ids.join('/'));
}
