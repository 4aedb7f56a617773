import type { ReactNode } from 'react';
import './boxOptions.css';

/** One of several, as a box that is pressed anywhere. */
interface BoxOption {
  readonly code: string;
  readonly label: string;
  /** Said smaller below the label. */
  readonly hint?: string | undefined;
  /** What stands at the end. */
  readonly price?: ReactNode;
  readonly isFull?: boolean;
}

interface BoxOptionsProps {
  readonly legend: string;
  /** Of the radio buttons. */
  readonly name: string;
  readonly options: readonly BoxOption[];
  readonly chosen: string | null;
  /** One had to be chosen: the first gets the focus (shared rule 29). */
  readonly isMissing?: boolean;
  readonly onChoose: (code: string) => void;
}

export function BoxOptions({ legend, name, options, chosen, isMissing = false, onChoose }: BoxOptionsProps) {
  return (
    <fieldset className="noest-checkout__section">
      <legend className="noest-checkout__legend">{legend}</legend>
      <div className="noest-boxes">
        {options.map(({ code, label, hint, price, isFull }, index) => (
          <label className="noest-boxes__option" key={code}>
            <input
              className="noest-check__input"
              type="radio"
              name={name}
              value={code}
              checked={code === chosen}
              disabled={isFull}
              data-invalid={(isMissing && index === 0) || undefined}
              onChange={() => onChoose(code)}
            />
            <span>
              {label} {hint && <small>{hint}</small>}
            </span>
            {price !== undefined && <span className="noest-boxes__price">{price}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
