import { Notice } from '../ui';

/** Why it is not in the cart, at its place; empty and silent where it is. */
export function Failure({ text }: { readonly text: string | null | undefined }) {
  return (
    <div className="noest-buy__failure" role="alert">
      {text && <Notice type="error">{text}</Notice>}
    </div>
  );
}
