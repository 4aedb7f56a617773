import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import './button.css';

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
