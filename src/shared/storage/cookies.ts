/** Specification 9: cookies live 7 days, on the whole site. */
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

function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
