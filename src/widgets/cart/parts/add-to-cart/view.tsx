import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineWidget, type WidgetMount, type WidgetProps } from '../../../../mount';
import { t } from '../../../product';
import { useServerForm } from '../../../../mount/react/useServerForm';
import { useAdding } from '../../adding/useAdding';
import { Button, Icon, Notice, QuantityStepper } from '../../../../shared/ui';
import part from './part';
import './add-to-cart.css';

/** The content of the server's form, which now adds without leaving the page; the button keeps its size. */
export function AddToCart(props: WidgetProps<typeof part>) {
  const { sku, name, sample, label = t(sample ? 'sample' : 'addToCart'), compact, withQuantity, after, mount } = props;
  const [qty, setQty] = useState(props.qty);
  const { busy, failures, isUnanswered, add } = useAdding({ name, after });
  const sendServerForm = useServerForm(mount);
  useFormSubmit(mount, () => {
    // Cart rule 42.
    if (isUnanswered) sendServerForm((form) => writeQty(form, qty));
    else void add({ sku, qty, ...(sample && { isSample: true }) });
  });
  const failure = failures.get(sku);

  return (
    <>
      {withQuantity && <QuantityStepper name="qty" value={qty} onChange={setQty} />}
      <Button
        type="submit"
        block
        variant={sample ? 'secondary' : 'primary'}
        size={sizeOf(props)}
        busy={busy}
        aria-label={compact ? t('addItemToCart', { product: name }) : undefined}
      >
        {!compact && <Icon name={sample ? 'package' : 'shopping-cart'} />}
        {label}
      </Button>
      <div className="noest-add-to-cart__failure" role="alert">
        {failure && <Notice type="error">{failure}</Notice>}
      </div>
    </>
  );
}

function writeQty(form: HTMLFormElement, qty: number): void {
  const field = form.elements.namedItem('qty');
  if (field instanceof HTMLInputElement) field.value = String(qty);
}

/**
 * Calls `onSubmit` in place of the submit of the form that the widget is mounted on. The form is the widget's own element,
 * outside of what React renders, so a handler of React does not get its events.
 */
function useFormSubmit({ element }: WidgetMount, onSubmit: () => void): void {
  const latest = useRef(onSubmit);
  useEffect(() => {
    latest.current = onSubmit;
  });

  // Before the browser paints: an early submit is replayed as soon as the widget is mounted.
  useLayoutEffect(() => {
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      latest.current();
    };
    element.addEventListener('submit', submit);
    return () => element.removeEventListener('submit', submit);
  }, [element]);
}

function sizeOf({ compact, sample }: { readonly compact: boolean; readonly sample: boolean }) {
  if (compact) return 'small';
  return sample ? 'medium' : 'large';
}

export default defineWidget(part, { view: AddToCart });
