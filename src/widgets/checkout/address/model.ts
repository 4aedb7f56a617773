import { isPostcode, normalizePostcode, splitHouseNumber } from '../../../shared/forms';

/** An address as it is filled in; `country` is NL or BE. */
export interface TypedAddress {
  readonly country: string;
  readonly postcode: string;
  readonly houseNumber: string;
  readonly addition: string;
  readonly street: string;
  readonly city: string;
}

/** The answer of a lookup for a postcode and a house number. */
interface FoundAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly additions: readonly string[];
  readonly addition: string;
}

/** Nothing to look up yet, under way, found, no such address, no answer. */
type LookupStatus = 'waiting' | 'loading' | 'found' | 'invalid' | 'failed';

/** A change that the form made by itself, announced beside the field (checkout rules 22 and 27). */
type LookupNote = 'split' | 'addition' | null;

export interface LookupState {
  readonly address: TypedAddress;
  readonly isManual: boolean;
  readonly status: LookupStatus;
  /** The additions that exist at this number. */
  readonly additions: readonly string[];
  /** The shopper chose "Andere toevoeging": an addition that the lookup does not know. */
  readonly hasOwnAddition: boolean;
  readonly note: LookupNote;
}

export type LookupEvent =
  | { readonly type: 'typed'; readonly field: keyof TypedAddress; readonly text: string }
  /** The house number lost focus: an addition typed behind it is split off. */
  | { readonly type: 'houseNumberLeft' }
  | { readonly type: 'ownAdditionChosen' }
  | { readonly type: 'manualToggled' }
  | { readonly type: 'answered'; readonly question: Question; readonly found: FoundAddress | null }
  | { readonly type: 'unanswered'; readonly question: Question };

/** What a lookup asks. */
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

/** Only a Dutch address is looked up; another country is filled in by hand (checkout rules 20 and 26). */
export function startLookup(given: TypedAddress, isManual = false): LookupState {
  // These fields alone: the address of a caller may hold a name too, which the lookup must not write back.
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

/** What to look up now; null while postcode or house number is missing, or the address is typed by hand. */
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
    case 'ownAdditionChosen':
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

/** Checkout rule 27: splits "12A" and "12 bus 3" into number and addition, with a note. */
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
 * Checkout rules 21 and 24: a found address is filled in; without one, street and city are emptied. An address that is
 * already complete, such as a saved one, is not emptied but becomes manual.
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

/** The typed addition if it is offered, else the first one offered (checkout rule 22). */
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
