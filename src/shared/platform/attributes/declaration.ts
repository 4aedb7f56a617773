/**
 * Checks a JSON value and returns it typed. Valibot's schemas are such (https://standardschema.dev); reading a declaration
 * depends on no library for it.
 */
export interface JsonSchema<Output = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => unknown;
    readonly types?: { readonly output: Output } | undefined;
  };
}

/** What an attribute's text is read as, and what its value in `data-props` has to be. */
export type AttributeType =
  | 'text'
  | 'non-empty text'
  /** Letters, digits and signs of ASCII: what a header of a call can carry. */
  | 'header text'
  /** A JavaScript name. */
  | 'identifier'
  /** A path in the shop or an http(s) address. */
  | 'url'
  /** `data-on`, `data-on="true"`, `data-on="false"`. */
  | 'boolean'
  | 'number'
  | 'integer'
  /** A number from 0. */
  | 'milliseconds'
  /** A number from 0, in CSS pixels. */
  | 'pixels'
  /** `nl_NL`: language and country, as Magento writes them. */
  | 'locale'
  /** `EUR`: an ISO 4217 code. */
  | 'currency'
  /** A JSON list of texts. */
  | 'texts'
  /** A JSON object whose values are texts. */
  | 'texts by name'
  /** Any JSON value, checked by who uses it. */
  | 'json'
  /** One of these. */
  | readonly string[]
  | JsonSchema;

/**
 * One property of a part (`cartUrl` is `data-cart-url`) or one key of the page's configuration. Without `default` and
 * not `required` it may be left out.
 */
export interface AttributeDeclaration {
  readonly type: AttributeType;
  readonly required?: true;
  /** The value where the page says nothing. */
  readonly default?: unknown;
  readonly min?: number;
  readonly max?: number;
  /** What it means to who writes the markup. */
  readonly meaning: string;
}

type ValueOf<Type> = Type extends 'boolean'
  ? boolean
  : Type extends 'number' | 'integer' | 'milliseconds' | 'pixels'
    ? number
    : Type extends 'texts'
      ? readonly string[]
      : Type extends 'texts by name'
        ? Readonly<Record<string, string>>
        : Type extends 'json'
          ? unknown
          : Type extends readonly (infer Choice)[]
            ? Choice
            : Type extends { readonly '~standard': { readonly types?: { readonly output: infer Output } | undefined } }
              ? Output
              : string;

/** Attributes by the name of their property. */
export type Attributes = Readonly<Record<string, AttributeDeclaration>>;
type Given<All extends Attributes> = {
  [Key in keyof All]: All[Key] extends { required: true } | { default: unknown } ? Key : never;
}[keyof All];

/** The values that declared attributes give: those required or with a default are always there. */
export type ValuesOf<All extends Attributes> = {
  readonly [Key in Given<All>]: ValueOf<All[Key]['type']>;
} & {
  readonly [Key in Exclude<keyof All, Given<All>>]?: ValueOf<All[Key]['type']>;
};

/** Declares attributes; several parts may declare the same ones. */
export function defineAttributes<const All extends Attributes>(attributes: All): All {
  return attributes;
}
