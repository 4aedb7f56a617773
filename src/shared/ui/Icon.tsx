import { icons, type IconName } from './icons';
import './hidden.css';
import './icon.css';

/** A picture beside words; it says nothing to a screen reader, for whom there are hidden words. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'noest-icon noest-icon--sm' : 'noest-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
