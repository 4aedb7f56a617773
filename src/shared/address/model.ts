import { isPostcode, normalizePostcode, splitHouseNumber } from '../forms';

/** An address as it is filled in; `country` is NL or BE. */
export interface TypedAddress {
  readonly country: string;
  readonly postcode: string;
  readonly houseNumber: string;
  readonly addition: string;
  readonly street: string;
  readonly city: string;
}

/** What a lookup tells of a postcode and a house number. */
interface FoundAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly additions: readonly string[];
  readonly addition: string;
}

/** How the lookup stands: nothing to look up yet, under way, found, no such address, no answer. */
type LookupStatus = 'waiting' | 'loading' | 'found' | 'invalid' | 'failed';

/** What the form did by itself, told beside the field. */
type LookupNote = 'split' | 'addition' | null;

export interface LookupState {
  readonly address: TypedAddress;
  readonly isManual: boolean;
  readonly status: LookupStatus;
  /** The additions that exist at this number. */
  readonly additions: readonly string[];
  /** The shopper has an addition that the lookup does not know. */
  readonly hasOwnAddition: boolean;
  readonly note: LookupNote;
}

export type LookupEvent =
  | { readonly type: 'typed'; readonly field: keyof TypedAddress; readonly text: string }
  /** The house number was left: what was typed behind it is its addition. */
  | { readonly type: 'houseNumberLeft' }
  | { readonly type: 'ownAdditionWanted' }
  | { readonly type: 'manualToggled' }
  | { readonly type: 'answered'; readonly question: Question; readonly found: FoundAddress | null }
  | { readonly type: 'unanswered'; readonly question: Question };

/** What is asked of a lookup. */
export interface Question {
  readonly postcode: string;
  readonly houseNumber: string;
}

export const EMPTY_ADDRESS: TypedAddress = {
  country: 'NL',
  postcode: '',
  houseNumber: '',
  addition: '',
  street: '',
  city: '',
};

/** Specification 4: only NL is looked up, so another country is filled in by hand. */
export function startLookup(given: TypedAddress, isManual = false): LookupState {
  // The place alone: a caller's address may hold a name besides, which is not the lookup's to give back.
  const { country, postcode, houseNumber, addition, street, city } = given;
  const address = { country, postcode, houseNumber, addition, street, city };
  const state: LookupState = {
    address,
    isManual: isManual || address.country !== 'NL',
    status: 'waiting',
    additions: [],
    hasOwnAddition: false,
    note: null,
  };
  return { ...state, status: questionOf(state) ? 'loading' : 'waiting' };
}

/** What is to be looked up now; null while postcode and house number are not both there, or the address is typed by hand. */
export function questionOf({ address, isManual }: Pick<LookupState, 'address' | 'isManual'>): Question | null {
  const { country, postcode, houseNumber } = address;
  if (isManual || country !== 'NL' || !isPostcode(postcode, 'NL') || !/^\d+$/.test(houseNumber)) return null;
  return { postcode: normalizePostcode(postcode), houseNumber };
}

export function nextLookup(state: LookupState, event: LookupEvent): LookupState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.field, event.text);
    case 'houseNumberLeft':
      return splitNumber(state);
    case 'ownAdditionWanted':
      return { ...state, hasOwnAddition: true, note: null, address: { ...state.address, addition: '' } };
    case 'manualToggled':
      return asked({ ...state, isManual: !state.isManual, additions: [], note: null });
    case 'answered':
      return isAskedNow(state, event.question) ? answered(state, event.found) : state;
    case 'unanswered':
      return isAskedNow(state, event.question) ? { ...state, status: 'failed' } : state;
  }
}

function typed(state: LookupState, field: keyof TypedAddress, text: string): LookupState {
  const address = { ...state.address, [field]: text };
  if (field === 'country') {
    return asked({
      ...state,
      address: { ...address, postcode: '' },
      isManual: text !== 'NL',
      additions: [],
      note: null,
    });
  }
  if (field === 'addition') return { ...state, address, note: null };
  if (state.isManual || (field !== 'postcode' && field !== 'houseNumber')) return { ...state, address };
  return isSameQuestion(state, { ...state, address })
    ? { ...state, address }
    : asked({
        ...state,
        address: { ...address, street: '', city: '' },
        additions: [],
        hasOwnAddition: false,
        note: null,
      });
}

/** Decisions: "12A" and "12 bus 3" are split into number and addition, and said so. */
function splitNumber(state: LookupState): LookupState {
  const split = splitHouseNumber(state.address.houseNumber);
  if (!split || split.number === state.address.houseNumber) return state;
  const addition = split.addition || state.address.addition;
  const address = { ...state.address, houseNumber: split.number, addition };
  return asked({ ...state, address, note: split.addition ? 'split' : null });
}

function asked(state: LookupState): LookupState {
  return { ...state, status: questionOf(state) ? 'loading' : 'waiting' };
}

/**
 * Specification 4: on success all is filled in; where there is no such address street and city are empty. An address that
 * came whole, as a saved one does, was filled in by hand before: nobody's saved address is emptied for being looked at.
 */
function answered(state: LookupState, found: FoundAddress | null): LookupState {
  if (!found && state.address.street && state.address.city) return asked({ ...state, isManual: true, additions: [] });
  if (!found) {
    return { ...state, status: 'invalid', additions: [], address: { ...state.address, street: '', city: '' } };
  }
  const { street, houseNumber, postcode, city, additions } = found;
  const addition = additionOf(state, found);
  const isReplaced = addition !== state.address.addition;
  return {
    ...state,
    status: 'found',
    additions,
    address: { ...state.address, street, houseNumber, postcode, city, addition },
    note: isReplaced ? 'addition' : state.note,
  };
}

/** The addition falls back to the first available one if the current one is not offered (specification 4). */
function additionOf({ address, hasOwnAddition }: LookupState, { additions, addition }: FoundAddress): string {
  const [first] = additions;
  if (hasOwnAddition || first === undefined) return address.addition || addition;
  return additions.find((each) => each.toLowerCase() === address.addition.toLowerCase()) ?? first;
}

function isAskedNow(state: LookupState, question: Question): boolean {
  const now = questionOf(state);
  return now?.postcode === question.postcode && now.houseNumber === question.houseNumber;
}

function isSameQuestion(one: LookupState, other: LookupState): boolean {
  const question = questionOf(one);
  return question !== null && isAskedNow(other, question);
}
