import { readSession, removeSession, writeSession } from '../../shared/storage';

const STATE = 'quotation-popup';
const LAST_ENTRY = 'quotation-popup-last-entry';

/** What this tab remembers of the popup. */
export const memory = {
  isClosed: () => readSession(STATE) === 'closed',
  /** It was chosen from before: whoever comes back finds it there. */
  isVisible: () => readSession(STATE) === 'visible',
  markVisible: () => writeSession(STATE, 'visible'),
  /** Specification 4: once dismissed it stays hidden and the stored last entry is removed. */
  close() {
    writeSession(STATE, 'closed');
    removeSession(LAST_ENTRY);
  },
  /** Milliseconds since the checkout was entered; a reload of it is no new entry. */
  sinceEntry(now: number): number {
    const kept = Number(readSession(LAST_ENTRY) ?? Number.NaN);
    if (isReload() && kept <= now) return now - kept;
    writeSession(LAST_ENTRY, String(now));
    return 0;
  },
};

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}
