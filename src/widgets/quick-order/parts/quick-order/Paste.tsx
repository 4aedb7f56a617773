import { useEffect, useId, useState } from 'react';
import { Button, Icon } from '../../../../shared/ui';
import { LIMITS } from '../../list/limits';
import { messagesReady } from '../../../../shared/i18n/ready';
import { t } from '../../messages';

type Reading = typeof import('../../reading');

/** What reads lists and files, once its words are there in the language of the page. */
export const loadReading = () => import('../../reading').then((reading) => messagesReady().then(() => reading));

interface PasteProps {
  readonly text: string;
  /** The address of an example; empty where there is none. */
  readonly exampleFile: string;
  readonly onText: (text: string) => void;
  /** Takes a list over into the rows, and answers what is wrong with it, if anything is. */
  readonly onList: (text: string) => Promise<string>;
}

/** Where what is wrong is shown: at the field to paste in or at that of the file. */
interface Wrong {
  readonly field: 't' | 'f';
  readonly words: string;
}

/** A field to paste a list in, with what is read of it, and a file. */
export function Paste({ text, exampleFile, onText, onList }: PasteProps) {
  const id = useId();
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const isEmpty = text.trim() === '';
  const described = isEmpty ? undefined : reading?.describeList(text);
  const n = described?.n ?? 0;
  const words = { t: described?.wrong, f: '', ...(wrong?.words && { [wrong.field]: wrong.words }) };

  useEffect(() => {
    if (isEmpty || reading) return;
    loadReading().then(setReading, (reason: unknown) => {
      // The press on the button tries again, and says so where it fails.
      console.error('[noest] quick-order: what reads a list could not be fetched', reason);
    });
  }, [isEmpty, reading]);

  async function read(file: File): Promise<string> {
    try {
      const { readFile } = await loadReading();
      const answer = await readFile(file);
      return 'error' in answer ? answer.error : await onList(answer.text);
    } catch (reason) {
      console.error('[noest] quick-order: a file could not be read', reason);
      return t('readFailed');
    }
  }

  const field = (name: Wrong['field']) => ({
    className: 'noest-field__control',
    id: id + name,
    'aria-invalid': words[name] ? true : undefined,
    'aria-describedby': `${id}${name}h ${id}${name}e`,
  });

  const error = (name: Wrong['field']) => (
    <div role="alert" id={`${id}${name}e`}>
      {words[name] && (
        <p className="noest-field__error">
          <Icon name="circle-alert" small />
          {words[name]}
        </p>
      )}
    </div>
  );

  return (
    <div className="noest-box">
      <div className="noest-field">
        <label className="noest-field__label" htmlFor={`${id}t`}>
          {t('pasteLabel')}
        </label>
        <textarea
          {...field('t')}
          className="noest-field__control noest-quick__text"
          name="items"
          rows={5}
          spellCheck={false}
          value={text}
          onInput={(event) => {
            setWrong((known) => (known?.field === 't' ? null : known));
            onText(event.currentTarget.value);
          }}
        />
        <p className="noest-field__hint" id={`${id}th`}>
          {t('pasteHint', { most: LIMITS.rows })}
        </p>
        {error('t')}
      </div>
      <div role="status">{described?.found && <p className="noest-quick__small">{described.found}</p>}</div>
      {!isEmpty && (
        <Button
          variant="secondary"
          onClick={() => void onList(text).then((said) => setWrong({ field: 't', words: said }))}
        >
          {n > 0 ? t('useList', { n }) : t('useText')}
        </Button>
      )}
      <div className="noest-field">
        <label className="noest-field__label" htmlFor={`${id}f`}>
          {t('fileLabel')}
        </label>
        <input
          {...field('f')}
          type="file"
          name="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => {
            const { currentTarget: input } = event;
            setWrong(null);
            const [file] = input.files ?? [];
            if (file) void read(file).then((said) => setWrong({ field: 'f', words: said }));
            // The same file may be chosen once more.
            input.value = '';
          }}
        />
        {error('f')}
        <p className="noest-field__hint" id={`${id}fh`}>
          {t('fileHint')}
        </p>
        {exampleFile && (
          <p className="noest-quick__small">
            <a href={exampleFile} download>
              {t('exampleFile')}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
