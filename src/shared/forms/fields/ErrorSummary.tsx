import type { MouseEvent } from 'react';
import { t } from '../messages';
import { Notice } from '../../ui';

interface ErrorSummaryProps {
  /** What is wrong, with the id of its field, in the order of the page. */
  readonly errors: readonly { readonly id: string; readonly text: string }[];
}

/**
 * All errors of a form together, each with a link to its field. What is read aloud as it appears are its first words: the list
 * changes with each field that is mended.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Notice type="error">
      <p className="noest-notice__title" role="alert">
        {t('summary')}
      </p>
      <ul className="noest-notice__list">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Focus and not a new address: Back belongs to the steps of the page. */
function goToField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
