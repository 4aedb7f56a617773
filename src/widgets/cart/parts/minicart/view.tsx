import { useEffect, type MouseEvent } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import { cart } from '../../store';
import { minicart } from '../../adding/drawer';
import { shopAddress } from '../../../../shared/platform/config';
import { Drawer, isPlainClick, useSignalValue } from '../../../../shared/ui';
import { CartDrawer } from './CartDrawer';
import { drawnBy, offer, withdraw } from './links';
import part from './part';

/** The cart link in the page's header, as the server printed it, and the drawer it opens. */
export function Minicart({ cartUrl, checkoutUrl, mount }: WidgetProps<typeof part>) {
  const { element } = mount;
  const isDrawer = useSignalValue(drawnBy) === element;
  const { open: isOpen, added } = useSignalValue(minicart.view);
  const open = isOpen && isDrawer;

  useEffect(() => {
    offer(element);
    return () => withdraw(element);
  }, [element]);

  // Cart rule 26: prices and stock may have changed since the page was printed; an addition has just brought the totals.
  useEffect(() => {
    if (open) void (minicart.view.peek().added === null ? cart.askForDrawer() : cart.load());
  }, [open]);

  useEffect(() => (open ? () => cart.forgetRemoved() : undefined), [open]);

  /** Opens the drawer by a plain click; with a modifier key the link works as links do (cart rule 27). */
  function openDrawer(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    offer(element, true);
    minicart.open();
  }

  return (
    <>
      {/* The link inside has the focus and the keyboard; its click bubbles to here. */}
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
          <CartDrawer cartUrl={shopAddress(cartUrl)} checkoutUrl={shopAddress(checkoutUrl)} added={added} />
        </Drawer>
      )}
    </>
  );
}

export default defineWidget(part, { view: Minicart });
