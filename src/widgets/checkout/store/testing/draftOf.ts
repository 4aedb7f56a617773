import { emptyDraft, type Draft } from '../Draft';

/** A draft for tests: empty, with these values. */
export const draftOf = (given: Partial<Draft> = {}): Draft => ({ ...emptyDraft('NL'), ...given });
