import { useId, useState } from 'react';
import { Button } from '../../../../shared/ui';
import type { TypedRow } from '../../list/readRows';
import { readText } from '../../list/text';
import { formatMessage } from '../../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../../shared/i18n/namespace';
import dutch from '../../messages/cuttingPaste.nl.json';

/** The words of the field to paste in, which come once it is opened. */
const t = createNamespace('cuttingPaste', dutch, () => import('../../messages/cuttingPaste.en.json'), formatMessage);

export interface PasteFieldsProps {
  readonly isSheet: boolean;
  /** @param said for who can't see that they are there */
  readonly onRows: (rows: readonly TypedRow[], said: string) => void;
}

/** Columns of a spreadsheet, with what can be read of them before they go into the list. */
export function PasteFields({ isSheet, onRows }: PasteFieldsProps) {
  const id = useId();
  const [text, setText] = useState('');
  const { rows, skipped } = readText(text, isSheet);
  const n = rows.reduce((sum, { qty }) => sum + Number(qty), 0);

  function take(): void {
    onRows(rows, t('taken', { n: rows.length }));
    setText('');
  }

  return (
    <>
      <div className="noest-field">
        <label className="noest-field__label" htmlFor={id}>
          {t('pasteLabel')}
        </label>
        <textarea
          className="noest-field__control noest-cutting__paste"
          id={id}
          name="list"
          rows={5}
          spellCheck={false}
          aria-describedby={`${id}h`}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p className="noest-cutting__small" id={`${id}h`}>
          {t(isSheet ? 'pasteHintSheet' : 'pasteHint')}
        </p>
      </div>
      <div role="status">
        {rows.length > 0 && <p className="noest-cutting__small">{t('pasted', { rows: rows.length, n })}</p>}
        {skipped.map((line) => (
          <p key={line.line} className="noest-cutting__small noest-cutting__small--warning">
            {t('skipped', line)}
          </p>
        ))}
      </div>
      {rows.length > 0 && (
        <Button variant="secondary" onClick={take}>
          {t('usePasted', { n: rows.length })}
        </Button>
      )}
    </>
  );
}
