import type { ReactNode } from 'react';
import { Icon } from './Icon';
import './look/notice.css';

const ICONS = { success: 'circle-check', notice: 'info', warning: 'triangle-alert', error: 'circle-alert' } as const;

interface NoticeProps {
  readonly type: keyof typeof ICONS;
  /** How it is read aloud when it appears; left out where something else announces it. */
  readonly role?: 'status' | 'alert' | undefined;
  readonly children: ReactNode;
}

/** A sentence to the shopper, with what can be done about it. */
export function Notice({ type, role, children }: NoticeProps) {
  return (
    <div className={`noest-notice noest-notice--${type}`} role={role}>
      <Icon name={ICONS[type]} />
      <div className="noest-notice__text">{children}</div>
    </div>
  );
}
