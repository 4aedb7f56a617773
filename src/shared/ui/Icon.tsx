import { icons, type IconName } from './look/icons';
import './look/hidden.css';
import './look/icon.css';

type IconProps = { readonly small?: boolean } & (
  | { readonly name: IconName; readonly path?: undefined }
  /** One path on a grid of 24, to be stroked: a shape that one part draws. */
  | { readonly name?: undefined; readonly path: string }
);

/** A picture next to text. Screen readers ignore it; hidden text stands in where there is no visible one. */
export function Icon({ name, path, small = false }: IconProps) {
  return (
    <svg className={small ? 'noest-icon noest-icon--sm' : 'noest-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path ?? icons[name]} />
    </svg>
  );
}
