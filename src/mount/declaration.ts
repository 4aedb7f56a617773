import type { Attributes, ValuesOf } from '../shared/platform/attributes/declaration';

export interface SlotDeclaration {
  /** Without it the part is not mounted, and the server's markup stays. */
  readonly required?: true;
  readonly meaning: string;
}

/** What each key means, by key. */
type Meanings = Readonly<Record<string, string>>;

/** One step of a tester, taken once its element can be seen. */
export type Act = { readonly press: string } | { readonly fill: string; readonly with: string };

/** What a visitor of a test page comes with, made anew each time the page is opened. */
export interface Presets {
  /** Lines of the cart. */
  readonly cart?: 'empty' | 'one' | 'three' | 'many';
  /** Who is logged in. */
  readonly customer?: 'guest' | 'consumer' | 'business';
  /** What the shop sells: everything, or nothing. */
  readonly catalogue?: 'full' | 'empty';
}

/** How a tester brings a part into one of its states, and how that shows. */
export interface StateDeclaration extends Presets {
  /** In this order; those of the part where left out. */
  readonly acts?: readonly Act[];
  /** Key of a message that can then be read, as far as its first placeholder. */
  readonly says?: string;
  /** Key of what is said instead where the shop refuses; its own words where left out. */
  readonly refused?: string;
  /** Selector of what can then be seen. */
  readonly shows?: string;
  /** Selector of what can not be seen any more. */
  readonly hides?: string;
  /** What its mount has come to, where that is not `mounted`: the server's markup stays. */
  readonly mount?: 'loading' | 'failed';
}

/** The states of a part on its test pages, beside those that every part has (`tools/parts/states.ts`). */
export interface PartStates extends Presets {
  /** Its trigger on the test pages; `load` where left out. */
  readonly when?: string;
  /** The part beside it that sends the event by which it starts. */
  readonly wokenBy?: string;
  /** What makes the part ask the shop, where it does not by itself. */
  readonly acts?: readonly Act[];
  readonly ready?: StateDeclaration;
  /** The shop has not answered yet. */
  readonly busy?: StateDeclaration;
  /** The shop has answered, with nothing. */
  readonly empty?: StateDeclaration;
  /** The shop has failed. */
  readonly error?: StateDeclaration;
  /** No call reaches the shop; as after an error where left out. */
  readonly offline?: StateDeclaration;
}

/**
 * All there is to say about a part, once. Made from it: reading and checking the markup, the table of the entry, the types
 * of the properties, the reference, the pages for testers and the table of sizes. A page loads what reading and checking
 * need; the build leaves the rest out.
 */
export interface PartDeclaration {
  /** As `data-component` names it: lower case, hyphens. The folder of the part has the same name. */
  readonly name: string;
  /** A widget is a React view that takes over its element; a behaviour enhances markup and loads no React. */
  readonly kind: 'widget' | 'behaviour';
  /** When it mounts where the markup does not say, as `data-mount` would say it. */
  readonly when: string;
  readonly summary: string;
  /** Selector of the elements it may stand on; any element where it is left out. */
  readonly element?: string;
  readonly attributes?: Attributes;
  /** By the value of `data-slot`; a name between `<` and `>` stands for any. */
  readonly slots?: Readonly<Record<string, SlotDeclaration>>;
  /** Selectors of what has to stand inside, with what each is. */
  readonly inside?: Meanings;
  /** A part inside the element and outside its slots is replaced by what this one draws, and is meant to be. */
  readonly replacesParts?: true;
  /** An early click or submit goes the native way instead of being replayed on the part. */
  readonly replay?: false;
  /** What the shop's back end must be able to do; without it the part is not mounted. */
  readonly capabilities?: readonly string[];
  /** Events on `document` that the part acts on (`in`) and sends (`out`), without the prefix `shop:`. */
  readonly events?: { readonly in?: Meanings; readonly out?: Meanings };
  /** Custom properties of CSS that its sheet reads, beside the tokens of the kit. */
  readonly customProperties?: Meanings;
  /** What a theme may draw itself with `replaceView`, by name; the types of their properties stand in `ReplaceableViews`. */
  readonly views?: Meanings;
  readonly keyboard?: Meanings;
  /** What a tester finds on the part's page, a state each. */
  readonly states?: readonly string[];
  /** How its test pages bring it into a state: presets, acts, and what is then seen. */
  readonly qa?: PartStates;
  /** Where a part lives that a page has once; elsewhere the example in the reference is live. */
  readonly livesAt?: string;
  /** The file that it shares with other parts of this name, which come and go with it; its own where left out. */
  readonly chunk?: string;
  /** The most bytes (brotli) that it may add to a page of the shop, by build; and that it may start with beyond other widgets, in either. */
  readonly budget?: { readonly react?: number; readonly lean?: number; readonly start?: number };
}

/** The types of the properties that a declaration gives a part. */
export type PropsOf<Part extends PartDeclaration> = Part extends { readonly attributes: infer All extends Attributes }
  ? ValuesOf<All>
  : object;

/** Declares a part: the default export of its `part.ts`. */
export function definePart<const Part extends PartDeclaration>(part: Part): Part {
  return part;
}
