import type { PartDeclaration } from '../../src/mount/declaration';
import { typeInWords } from '../../src/shared/platform/attributes/describeIssues';
import { attributeOf } from '../../src/shared/platform/attributes/check';

/** An attribute as a row of its part's table. */
export interface AttributeRow {
  readonly attribute: string;
  readonly type: string;
  /** As it would stand in the markup; empty where there is none. */
  readonly initial: string;
  readonly isRequired: boolean;
  readonly meaning: string;
}

/** A name with what it means, as a row of a table. */
export interface MeaningRow {
  readonly name: string;
  readonly meaning: string;
}

/** A part's attributes as rows: attribute, type and default in words. */
export function attributeRows({ attributes = {} }: PartDeclaration): AttributeRow[] {
  return Object.entries(attributes).map(([key, declared]) => ({
    attribute: attributeOf(key),
    type: typeInWords(declared),
    initial: textOf(declared.default),
    isRequired: declared.required ?? false,
    meaning: declared.meaning,
  }));
}

/** What else a part declares, as tables with a title; those without a row are left out. */
export function furtherTables(part: PartDeclaration): { readonly title: string; readonly rows: MeaningRow[] }[] {
  const { slots = {}, inside = {}, events = {}, customProperties = {}, views = {}, keyboard = {} } = part;
  const element: MeaningRow[] = part.element ? [{ name: part.element, meaning: 'The element it stands on.' }] : [];
  return [
    { title: 'Markup', rows: [...element, ...rowsOf(inside)] },
    {
      title: 'Slots',
      rows: Object.entries(slots).map(([name, { meaning, required }]) => ({
        name,
        meaning: required ? `Required. ${meaning}` : meaning,
      })),
    },
    { title: 'Events it acts on', rows: eventRows(events.in) },
    { title: 'Events it sends', rows: eventRows(events.out) },
    { title: 'Keyboard', rows: rowsOf(keyboard) },
    { title: 'Custom properties', rows: rowsOf(customProperties) },
    { title: 'Views a theme may replace', rows: rowsOf(views) },
  ].filter(({ rows }) => rows.length > 0);
}

function eventRows(events: Readonly<Record<string, string>> = {}): MeaningRow[] {
  return rowsOf(events).map(({ name, meaning }) => ({ name: `shop:${name}`, meaning }));
}

function rowsOf(meanings: Readonly<Record<string, string>>): MeaningRow[] {
  return Object.entries(meanings).map(([name, meaning]) => ({ name, meaning }));
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What every part understands, whatever its own attributes. */
export const COMMON_ATTRIBUTES: readonly MeaningRow[] = [
  {
    name: 'data-component',
    meaning: 'Name of the part, or names with a space between; at most one of them a widget.',
  },
  {
    name: 'data-mount',
    meaning:
      'When: load, idle, visible, interaction, interaction(event), prefetch, active, active(cookie), media(…), event(…) or manual; several, with a space between, must all hold.',
  },
  {
    name: 'data-props',
    meaning: 'Properties as a JSON object; or a first child <script type="application/json" data-props>.',
  },
  { name: 'data-<property>', meaning: 'One property, read by its declared type; wins over data-props.' },
  {
    name: 'data-slot',
    meaning: 'On a descendant: markup of the server that is handed to the widget, moved and never copied.',
  },
  { name: 'data-replay="off"', meaning: 'Never hold an early click or submit here.' },
  { name: 'data-replay="on"', meaning: 'On links, or what they stand in: hold an early click on them too.' },
  { name: 'data-replay="1000"', meaning: 'The same, for so many milliseconds; then the browser follows the link.' },
  { name: 'data-replay="each"', meaning: 'On a button: each of several early presses counts, as on a stepper.' },
  { name: 'data-held', meaning: 'Written by the kit on what has been pressed and waits for its part.' },
  { name: 'data-mount-state', meaning: 'Written by the kit: waiting, loading, mounted, failed, unknown.' },
];
