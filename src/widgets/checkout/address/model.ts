import { isPostcode, normalizePostcode, splitHouseNumber } from '../../../shared/forms';

/** An address as it is filled in; `country` is the code of one that the shop delivers to. */
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

/**
 * Whose the addition is: nobody's yet (`open`), decided by the shopper or by the only possibility (`settled`), or one that
 * the lookup does not know (`own`).
 */
type AdditionState = 'open' | 'settled' | 'own';

/**
 * What is done where several additions exist and none of them was typed: the shopper is asked, or the first one is chosen
 * and announced (checkout rule 22).
 */
export type AdditionChoice = 'ask' | 'first';

export interface LookupState {
  readonly address: TypedAddress;
  readonly isManual: boolean;
  readonly status: LookupStatus;
  /** The possibilities at this number; an empty text among them is the number without an addition. */
  readonly additions: readonly string[];
  readonly addition: AdditionState;
  /** The shopper is typing the addition: it is compared with the possibilities once the field is left. */
  readonly isTypingAddition: boolean;
  readonly choice: AdditionChoice;
  /** The shop looks addresses up; else every one is filled in by hand (checkout rule 61). */
  readonly canLookUp: boolean;
  /** Street and city are those of an answer. */
  readonly isFilledIn: boolean;
  readonly note: LookupNote;
}

export type LookupEvent =
  | { readonly type: 'typed'; readonly field: keyof TypedAddress; readonly text: string }
  /** The house number lost focus: an addition typed behind it is split off. */
  | { readonly type: 'houseNumberLeft' }
  /** One of the possibilities was chosen from the list. */
  | { readonly type: 'additionChosen'; readonly addition: string }
  | { readonly type: 'ownAdditionChosen' }
  /** The text field of the addition lost focus. */
  | { readonly type: 'additionLeft' }
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

export interface LookupStart {
  readonly isManual?: boolean;
  /** The shopper was asked for an addition and has not answered yet. */
  readonly isAdditionOpen?: boolean;
  readonly choice?: AdditionChoice;
  readonly canLookUp?: boolean;
}

/**
 * Only a Dutch address is looked up; another country is filled in by hand (checkout rules 20 and 26). The addition of an
 * address that is complete was decided before, also where it is empty.
 */
export function startLookup(
  given: TypedAddress,
  { isManual = false, isAdditionOpen = false, choice = 'ask', canLookUp = true }: LookupStart = {},
): LookupState {
  // These fields alone: the address of a caller may hold a name too, which the lookup must not write back.
  const { country, postcode, houseNumber, addition, street, city } = given;
  const address = { country, postcode, houseNumber, addition, street, city };
  const isComplete = street !== '' && city !== '';
  return asked({
    address,
    isManual: isManual || !canLookUp || address.country !== 'NL',
    status: 'waiting',
    additions: [],
    addition: isComplete && !isAdditionOpen ? 'settled' : 'open',
    isTypingAddition: false,
    choice,
    canLookUp,
    isFilledIn: isComplete && !isManual && canLookUp && country === 'NL',
    note: null,
  });
}

/** The list of possibilities takes the place of the text field (checkout rule 23). */
export function isListShown({ isManual, additions, addition, isTypingAddition }: LookupState): boolean {
  return !isManual && additions.length > 1 && addition !== 'own' && !isTypingAddition;
}

/** Several additions exist, and the shopper has to say which one it is (checkout rule 22). */
export function mustChooseAddition({ isManual, additions, addition, address }: LookupState): boolean {
  const isUndecided = addition === 'open' || (addition === 'own' && address.addition.trim() === '');
  return !isManual && additions.length > 1 && isUndecided;
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
    case 'additionChosen':
      return withAddition(state, event.addition, 'settled');
    case 'ownAdditionChosen':
      return withAddition(state, '', 'own');
    case 'additionLeft':
      return state.isTypingAddition ? additionLeft({ ...state, isTypingAddition: false }) : state;
    case 'manualToggled':
      return asked({ ...state, isManual: !state.isManual, additions: [], isTypingAddition: false, note: null });
    case 'answered':
      return isAskedNow(state, event.question) ? answered(state, event.found) : state;
    case 'unanswered':
      return isAskedNow(state, event.question) ? { ...state, status: 'failed' } : state;
  }
}

/** Checkout rule 21: nothing of an earlier address remains once its country, postcode or house number changes. */
function typed(state: LookupState, field: keyof TypedAddress, text: string): LookupState {
  if (state.address[field] === text) return state;
  const address = { ...state.address, [field]: text };
  switch (field) {
    case 'street':
    case 'city':
      return { ...state, address, isFilledIn: false };
    case 'addition':
      return { ...state, address, isTypingAddition: true, note: null };
    case 'country': {
      const empty = { ...EMPTY_ADDRESS, country: text };
      return asked({ ...state, address: empty, isManual: text !== 'NL' || !state.canLookUp, ...NOTHING_KNOWN });
    }
    default:
      return isSameQuestion(state, { ...state, address })
        ? { ...state, address }
        : asked({ ...state, address: withoutFound(state, address), ...NOTHING_KNOWN });
  }
}

const NOTHING_KNOWN = {
  additions: [],
  addition: 'open',
  isTypingAddition: false,
  isFilledIn: false,
  note: null,
} as const;

/** By hand street and city are the shopper's own; what a lookup had filled in goes with its address. */
function withoutFound({ isManual, isFilledIn }: LookupState, address: TypedAddress): TypedAddress {
  return isManual && !isFilledIn ? address : { ...address, addition: '', street: '', city: '' };
}

function withAddition(state: LookupState, text: string, addition: AdditionState): LookupState {
  return { ...state, address: { ...state.address, addition: text }, addition, isTypingAddition: false, note: null };
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
  const { street, houseNumber, postcode, city } = found;
  const address = { ...state.address, street, houseNumber, postcode, city };
  const next: LookupState = { ...state, status: 'found', isFilledIn: true, additions: possibilities(found), address };
  return state.isTypingAddition ? next : settled(next);
}

/** At least one: an empty text is the number without an addition. */
function possibilities({ additions, addition }: FoundAddress): readonly string[] {
  return additions.length > 0 ? [...new Set(additions)] : [addition];
}

/**
 * Checkout rule 22: the addition that was typed is the one of the register where it has it, in any case of letters, and the
 * shopper's own where it does not. Where none was typed, the only possibility is filled in; of several the shopper chooses.
 */
function settled(state: LookupState): LookupState {
  const { additions, address, choice, note } = state;
  const text = address.addition.trim();
  const [first = '', ...others] = additions;
  if (additions.length === 0) return { ...state, addition: 'open' };
  const known = additions.find((each) => each.toLowerCase() === text.toLowerCase());
  const isDecided = text !== '' || state.addition === 'settled';
  if (known !== undefined && isDecided) return { ...withAddition(state, known, 'settled'), note };
  const isFirstTaken = choice === 'first' && state.addition !== 'own';
  if (isFirstTaken || (text === '' && others.length === 0)) return filledIn(state, first);
  if (text !== '') return { ...state, addition: 'own' };
  return { ...state, addition: 'open' };
}

/** Emptied where there is one possibility, the field stays empty: the shopper wants none. */
function additionLeft(state: LookupState): LookupState {
  const isEmpty = state.address.addition.trim() === '';
  return isEmpty && state.additions.length < 2 ? withAddition(state, '', 'own') : settled(state);
}

/** Filled in without the shopper, and announced unless nothing changed. */
function filledIn(state: LookupState, addition: string): LookupState {
  const isSame = addition === state.address.addition;
  return { ...withAddition(state, addition, 'settled'), note: isSame ? state.note : 'addition' };
}

/** An answer counts once, and only while its question is the one that is open. */
function isAskedNow(state: LookupState, question: Question): boolean {
  const now = state.status === 'loading' ? questionOf(state) : null;
  return now?.postcode === question.postcode && now.houseNumber === question.houseNumber;
}

function isSameQuestion(one: LookupState, other: LookupState): boolean {
  const [question, next] = [questionOf(one), questionOf(other)];
  return question !== null && question.postcode === next?.postcode && question.houseNumber === next.houseNumber;
}
