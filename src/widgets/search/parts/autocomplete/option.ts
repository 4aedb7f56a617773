import type { ComponentProps, MouseEvent } from 'react';
import type { ResultsPage } from './sections';

export interface ListProps extends ResultsPage {
  readonly id: string;
  readonly active: number;
  readonly optionId: (index: number) => string;
}

/** The attributes that make a link or a button the option `index` of the listbox; the focus stays in the field. */
export function optionAttributes({ active, optionId }: ListProps, index: number) {
  return {
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } satisfies ComponentProps<'a'>;
}
