import type { ComponentProps } from 'react';
import './look/button.css';
import { Icon } from './Icon';
import type { IconName } from './look/icons';

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
}

/** The class names of a button's look; a link that looks like a button takes them too. */
export function buttonClass({ variant = 'primary', size = 'medium', block = false }: ButtonLook = {}): string {
  const names = ['noest-button'];
  if (variant !== 'primary') names.push(`noest-button--${variant}`);
  if (size !== 'medium') names.push(`noest-button--${size}`);
  if (block) names.push('noest-button--block');
  return names.join(' ');
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Its action is under way: it keeps its words, its width and the focus, and says that it can't be used now. */
  readonly busy?: boolean;
}

export function Button({ variant, size, block, busy = false, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClass({ variant, size, block })} aria-disabled={busy || undefined} />
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: IconName;
  /** What it does, for who can't see the icon. */
  readonly label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className="noest-icon-button" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
