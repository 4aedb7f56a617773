/** The signals that the kit's stores are made of; a second copy would not follow them. */
export { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals-core';
