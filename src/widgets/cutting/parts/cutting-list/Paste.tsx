import { useState } from 'react';
import { Icon, Notice } from '../../../../shared/ui';
import { t } from '../../messages';
import type { PasteFieldsProps } from './PasteFields';

type Fields = typeof import('./PasteFields').PasteFields;

/** A fold with a field for columns of a spreadsheet, whose code is fetched when it is opened. */
export function Paste({ onRows, ...props }: PasteFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<{ readonly Fields?: Fields; readonly hasFailed?: true }>({});
  const { Fields } = found;

  function toggle(isNowOpen: boolean): void {
    setOpen(isNowOpen);
    if (!isNowOpen || Fields) return;
    import('./PasteFields').then(
      ({ PasteFields }) => setFound({ Fields: PasteFields }),
      (error: unknown) => {
        console.error('[noest] cutting-list: what reads a pasted list could not be fetched', error);
        setFound({ hasFailed: true });
      },
    );
  }

  return (
    <details className="noest-fold" open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        {t('paste')}
        <Icon name="chevron-down" small />
      </summary>
      {Fields && (
        <Fields
          {...props}
          onRows={(...taken) => {
            onRows(...taken);
            setOpen(false);
          }}
        />
      )}
      <div role="alert">{found.hasFailed && <Notice type="error">{t('pasteFailed')}</Notice>}</div>
    </details>
  );
}
