import { useEffect, useRef } from 'react';
import { unbroken } from '../i18n';
import { t } from '../i18n/cart';

interface RemovedLineProps {
  readonly name: string;
  /** Why it could not be brought back. */
  readonly failure: string | null;
  readonly onUndo: () => void;
}

/** Stands where the line stood, with the way back. */
export function RemovedLine({ name, failure, onUndo }: RemovedLineProps) {
  const undo = useRef<HTMLButtonElement>(null);

  // The focus was on the button that removed the line, and would fall out of the list with it.
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement instanceof HTMLDialogElement) {
      undo.current?.focus();
    }
  }, []);

  return (
    <li className="noest-line__removed">
      <span className="noest-line__removed-name">{t('removed', { product: unbroken(name) })}</span>
      <button
        ref={undo}
        type="button"
        className="noest-line__undo"
        aria-label={`${t('undo')}: ${name}`}
        onClick={onUndo}
      >
        {t('undo')}
      </button>
      {failure && (
        <p className="noest-line__removed-failure" role="alert">
          {failure}
        </p>
      )}
    </li>
  );
}
