import { useState } from 'react';
import { Icon, Notice } from '../../../../shared/ui';
import { t } from '../../messages';
import type { PasteFieldsProps } from './PasteFields';

/** A fold with a field for columns of a spreadsheet, whose code is fetched when it is opened. */
export function Paste({ onRows, ...props }: PasteFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<Partial<typeof import('./PasteFields')> & { readonly hasFailed?: true }>({});
  const { PasteFields } = found;

  function toggle(isNowOpen: boolean): void {
    setOpen(isNowOpen);
    if (!isNowOpen || PasteFields) return;
    import('./PasteFields').then(setFound, (error: unknown) => {
      console.error('[noest] cutting-list: what reads a pasted list could not be fetched', error);
      setFound({ hasFailed: true });
    });
  }

  return (
    <details className="noest-fold" open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        {t('paste')}
        <Icon name="chevron-down" small />
      </summary>
      {PasteFields && (
        <PasteFields
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
