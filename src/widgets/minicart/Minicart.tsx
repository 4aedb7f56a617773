import { useEffect, type MouseEvent } from 'react';
import type { WidgetProps } from '../../mount';
import { Slot } from '../../mount/react';
import { cart } from '../../shared/state/cart';
import { minicart } from '../../shared/state/minicart';
import { Drawer, useSignalValue } from '../../shared/ui';
import { CartDrawer } from './CartDrawer';
import type { MinicartProps } from './props';

/** The cart link in the page's header, as the server printed it, and the drawer it opens. */
export function Minicart({ cartUrl, checkoutUrl, mount }: WidgetProps<typeof MinicartProps>) {
  const { element } = mount;
  const isDrawer = useSignalValue(minicart.drawnBy) === element;
  const { open: wanted, added } = useSignalValue(minicart.view);
  const open = wanted && isDrawer;

  useEffect(() => {
    minicart.offer(element);
    return () => minicart.withdraw(element);
  }, [element]);

  // Prices and stock may have changed since the page came; what has just been added came with the totals of now.
  useEffect(() => {
    if (open) void (added === null ? cart.refresh() : cart.load());
  }, [open, added]);

  useEffect(() => (open ? () => cart.forgetRemoved() : undefined), [open]);

  /** A plain click; with a modifier key the link opens the cart page elsewhere, as links do. */
  function openDrawer(event: MouseEvent): void {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (isModified || event.defaultPrevented) return;
    event.preventDefault();
    minicart.offer(element, true);
    minicart.open();
  }

  return (
    <>
      {/* The link inside is what is focused and pressed; this only hears its click. */}
      <div className="noest-minicart__link" role="presentation" onClick={openDrawer}>
        <Slot name="link" />
      </div>
      {isDrawer && (
        <Drawer
          open={open}
          onClose={minicart.close}
          labelledBy="noest-minicart-title"
          describedBy="noest-minicart-added"
        >
          <CartDrawer cartUrl={cartUrl} checkoutUrl={checkoutUrl} added={added} />
        </Drawer>
      )}
    </>
  );
}
