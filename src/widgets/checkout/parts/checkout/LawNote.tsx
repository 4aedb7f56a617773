import { t } from './messages';

interface LawNoteProps {
  /** Empty where the shop has no such page. */
  readonly termsUrl: string;
  readonly privacyUrl: string;
}

/** The terms and the privacy statement can be read before ordering; a new tab keeps the checkout. */
export function LawNote({ termsUrl, privacyUrl }: LawNoteProps) {
  const links = [
    [termsUrl, t('terms')],
    [privacyUrl, t('privacy')],
  ].filter(([url]) => url);
  if (links.length === 0) return null;
  return (
    <p className="noest-law">
      {t('lawNote')}{' '}
      {links.map(([url, text], index) => (
        <span key={url}>
          {index > 0 && ' · '}
          <a href={url} target="_blank" rel="noopener">
            {text}
          </a>
        </span>
      ))}
    </p>
  );
}
