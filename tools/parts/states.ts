import type { Act, PartDeclaration, Presets, StateDeclaration } from '../../src/mount/declaration';

/** Every state there is, in the order in which a part goes through them, and what it means. */
export const STATES = {
  server: 'As the server printed it: the page loads no script.',
  waiting: 'The kit has found it, and nothing has asked for it yet.',
  loading: 'Its code is on the way, for a minute.',
  ready: 'It is mounted, and the shop answers.',
  busy: 'It has asked the shop, which has not answered yet.',
  empty: 'The shop has nothing for it.',
  error: 'The shop answers each call with status 500.',
  'chunk-failed': "Its code can not be fetched; the server's markup stays.",
  offline: 'Its code has come, and no call reaches the shop.',
} as const;

export type StateName = keyof typeof STATES;

/** A state of a part, with the address that shows it. */
export interface PartState extends StateDeclaration {
  readonly name: StateName;
  readonly meaning: string;
  readonly address: string;
  readonly acts: readonly Act[];
  /** The part whose mount brings the page to life: itself, or the one that wakes it. */
  readonly starter: string;
  /** The trigger of that part. */
  readonly when: string;
}

/** States that a part has only where it declares them. */
const OF_CALLS = new Set<StateName>(['busy', 'empty', 'error']);
/** States in which a tester has done something with the part. */
const OF_ACTS = new Set<StateName>([...OF_CALLS, 'offline']);

export const isStateName = (name: string): name is StateName => Object.hasOwn(STATES, name);

/** The states of a part, by its declaration. */
export function statesOf({ name: part, when, qa = {} }: PartDeclaration): readonly PartState[] {
  const starter = (when.startsWith('event(') && qa.wokenBy) || part;
  const names = Object.keys(STATES).filter(isStateName);
  return names.flatMap((name) => {
    const declared = declaredState(qa, name);
    if (OF_CALLS.has(name) && !declared) return [];
    return {
      ...presetsOf(qa),
      ...declared,
      name,
      meaning: STATES[name],
      starter,
      when: qa.when ?? 'load',
      address: `/qa/${part}?state=${name}`,
      acts: declared?.acts ?? (OF_ACTS.has(name) ? (qa.acts ?? []) : []),
    };
  });
}

function declaredState(qa: NonNullable<PartDeclaration['qa']>, name: StateName): StateDeclaration | undefined {
  switch (name) {
    case 'ready':
    case 'busy':
    case 'empty':
    case 'error':
      return qa[name];
    case 'offline':
      return qa.offline ?? qa.error;
    default:
      return undefined;
  }
}

function presetsOf({ cart, customer, catalogue }: Presets): Presets {
  return { ...(cart && { cart }), ...(customer && { customer }), ...(catalogue && { catalogue }) };
}
