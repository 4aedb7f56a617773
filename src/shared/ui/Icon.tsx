import { icons, type IconName } from './look/icons';
import './look/hidden.css';
import './look/icon.css';

/** A picture next to text. Screen readers ignore it; hidden text stands in where there is no visible one. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'noest-icon noest-icon--sm' : 'noest-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
