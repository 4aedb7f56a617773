import type { ReactNode } from 'react';

interface SuggestionGroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled group of options in the listbox. */
export function SuggestionGroup({ id, title, children }: SuggestionGroupProps) {
  return (
    <div role="group" aria-labelledby={id}>
      <div className="noest-autocomplete__title" id={id}>
        {title}
      </div>
      {children}
    </div>
  );
}
