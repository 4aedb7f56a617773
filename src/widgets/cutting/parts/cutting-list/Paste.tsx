import { useId, useState } from 'react';
import { Button, Icon } from '../../../../shared/ui';
import { countPieces, readRows, type TypedRow } from '../../list/readRows';
import { readText } from '../../list/text';
import { t } from '../../messages';
import type { StockSize } from '../../../../shared/api';

interface PasteProps {
  readonly sizes: readonly StockSize[];
  readonly isSheet: boolean;
  readonly onRows: (rows: readonly TypedRow[]) => void;
}

/** Columns of a spreadsheet, with what can be read of them before they go into the list. */
export function Paste({ sizes, isSheet, onRows }: PasteProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { rows, skipped } = readText(text, isSheet);
  const n = countPieces(readRows(rows, sizes).pieces);

  function take(): void {
    onRows(rows);
    setText('');
    setOpen(false);
  }

  return (
    <details className="noest-fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('paste')}
        <Icon name="chevron-down" small />
      </summary>
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
    </details>
  );
}
