import type { Build } from '../../../tools/vite/kitBuild';

/** A press or a word whose answer needs code that the page has not fetched before. */
export interface Act {
  readonly name: string;
  readonly path: string;
  /** The part whose code it needs, and what it waits for besides a first sign of life. */
  readonly part: string;
  readonly trigger: string;
  /** What is pressed. */
  readonly on: string;
  /** What is typed after the press; the first letter counts then, and not the press. */
  readonly letters?: string;
  /** What is there once the act has its effect. */
  readonly effect: string;
  /** What the page shows in between, by what to call it. */
  readonly meanwhile: Readonly<Record<string, string>>;
  /** In ms, with nothing fetched before. */
  readonly atMost?: Readonly<Record<Build, number>>;
}

export const ACTS: readonly Act[] = [
  {
    name: 'cart link to open drawer',
    path: '/tuinhout/vlonderplanken',
    part: 'minicart',
    trigger: 'interaction(shop:cart-item-added)',
    on: '[data-component=minicart] a',
    effect: 'dialog.noest-drawer[open]',
    meanwhile: { 'the link is dimmed': '[data-component=minicart] [data-held]' },
    atMost: { react: 800, lean: 500 },
  },
  {
    name: 'cart link to what is in it',
    path: '/tuinhout/vlonderplanken',
    part: 'minicart',
    trigger: 'interaction(shop:cart-item-added)',
    on: '[data-component=minicart] a',
    effect: '[data-component=minicart] .noest-line__name',
    meanwhile: {
      'the drawer': 'dialog.noest-drawer[open]',
      'its view': '[data-component=minicart] dialog[open]',
    },
  },
  {
    name: 'choice to its effect',
    path: '/douglas-vlonderplank-28-x-145-mm',
    part: 'configurable-product',
    trigger: 'interaction',
    on: '.noest-swatches__option:has(input:not(:checked, :disabled))',
    effect: '.noest-swatches:has(:checked) .noest-swatches__hint:not(.noest-swatches__hint--waits)',
    meanwhile: { 'the choice is ticked': '.noest-swatches__input:checked' },
  },
  {
    name: 'first letter to suggestions',
    path: '/',
    part: 'autocomplete',
    trigger: 'interaction',
    on: '[data-component=autocomplete] input[name=query]',
    letters: 'dou',
    effect: '[data-component=autocomplete] [role=option]',
    meanwhile: {
      'the letters': '[data-component=autocomplete] input[name=query]:not(:placeholder-shown)',
      'an empty list': '[data-component=autocomplete] [role=listbox][aria-busy=true]',
    },
  },
];
