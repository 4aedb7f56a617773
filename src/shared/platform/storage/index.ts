/** Shared rule 2: cookies live 7 days, on the whole site. */
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** The value of a readable cookie; null where there is none, or where cookies are forbidden. */
export function readCookie(name: string): string | null {
  const pairs = allCookies().split('; ');
  const pair = pairs.find((candidate) => candidate.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Keeps a value for following pages; where cookies are forbidden this page goes on without. */
export function writeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${LIFETIME_SECONDS}; SameSite=Lax`;
  } catch {
    // A sandboxed document forbids cookies by throwing.
  }
}

/** Forgets what was kept for following pages. */
export function removeCookie(name: string): void {
  try {
    document.cookie = `${name}=; path=/; max-age=0; SameSite=Lax`;
  } catch {
    // A sandboxed document forbids cookies by throwing.
  }
}

function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** A value kept for this browser; null where there is none, or where storage is forbidden. */
export const readLocal = (key: string): string | null => read(() => localStorage, key);

/** Keeps a value for this browser; where storage is full or forbidden the page goes on without. */
export const writeLocal = (key: string, value: string): void => use(() => localStorage.setItem(key, value));

/** Forgets what was kept for this browser. */
export const removeLocal = (key: string): void => use(() => localStorage.removeItem(key));

/** A value kept for this tab; null where there is none, or where storage is forbidden. */
export const readSession = (key: string): string | null => read(() => sessionStorage, key);

/** Keeps a value for this tab; where storage is full or forbidden the tab goes on without. */
export const writeSession = (key: string, value: string): void => use(() => sessionStorage.setItem(key, value));

/** Forgets what was kept for this tab. */
export const removeSession = (key: string): void => use(() => sessionStorage.removeItem(key));

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Storage may be full, or forbidden by the browser's settings; what is kept there is a convenience (shared rule 1). */
function use(change: () => void): void {
  try {
    change();
  } catch {
    // The page goes on without it.
  }
}
