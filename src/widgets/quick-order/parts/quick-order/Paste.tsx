import { useEffect, useId, useState } from 'react';
import { Button, Notice } from '../../../../shared/ui';
import { LIMITS } from '../../list/limits';
import { t } from '../../messages';

type Reading = typeof import('../../reading');

interface PasteProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Takes a list over into the rows. */
  readonly onList: (text: string) => Promise<void>;
}

/** A field to paste a list in, with what is read of it, and a file. */
export function Paste({ text, onText, onList }: PasteProps) {
  const id = useId();
  const [error, setError] = useState('');
  const [reading, setReading] = useState<Reading | null>(null);
  const isEmpty = text.trim() === '';
  const n = isEmpty ? 0 : (reading?.readList(text).rows.length ?? 0);

  useEffect(() => {
    if (isEmpty || reading) return;
    import('../../reading').then(setReading, (reason: unknown) => {
      // The press on the button tries again, and says so where it fails.
      console.error('[noest] quick-order: what reads a list could not be fetched', reason);
    });
  }, [isEmpty, reading]);

  async function read(file: File): Promise<void> {
    if (file.size > LIMITS.file) return setError(t('fileTooLarge'));
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      // A workbook or a picture has it in its first bytes; a text of UTF-16 has its mark there.
      if (bytes[0] !== 0xff && bytes.subarray(0, 512).includes(0)) return setError(t('fileFailed'));
      const { decodeFile } = await import('../../reading');
      await onList(decodeFile(bytes));
    } catch (reason) {
      console.error('[noest] quick-order: a file could not be read', reason);
      setError(t('fileFailed'));
    }
  }

  return (
    <div className="noest-box">
      <div className="noest-field">
        <label className="noest-field__label" htmlFor={`${id}t`}>
          {t('pasteLabel')}
        </label>
        <textarea
          className="noest-field__control noest-quick__text"
          id={`${id}t`}
          name="items"
          rows={5}
          spellCheck={false}
          aria-describedby={`${id}th`}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
        <p className="noest-field__hint" id={`${id}th`}>
          {t('pasteHint', { most: LIMITS.rows })}
        </p>
      </div>
      <div role="status">{n > 0 && <p className="noest-quick__small">{t('recognised', { n })}</p>}</div>
      {!isEmpty && (
        <Button variant="secondary" onClick={() => void onList(text)}>
          {n > 0 ? t('useList', { n }) : t('useText')}
        </Button>
      )}
      <div className="noest-field">
        <label className="noest-field__label" htmlFor={`${id}f`}>
          {t('fileLabel')}
        </label>
        <input
          className="noest-field__control"
          id={`${id}f`}
          type="file"
          name="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby={`${id}fh`}
          onChange={(event) => {
            const { currentTarget: input } = event;
            setError('');
            const [file] = input.files ?? [];
            if (file) void read(file);
            // The same file may be chosen once more.
            input.value = '';
          }}
        />
        <p className="noest-field__hint" id={`${id}fh`}>
          {t('fileHint')}
        </p>
      </div>
      <div role="alert">{error !== '' && <Notice type="error">{error}</Notice>}</div>
    </div>
  );
}
