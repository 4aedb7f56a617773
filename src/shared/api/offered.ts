import { pageConfig } from '../platform/config';
import { offerCapabilities } from './capabilities';

/**
 * What each back end can do besides what every shop can; what one shop can do beyond that its pages name. A part that needs what
 * is missing is not mounted, and its server's markup stays.
 */
const CAPABILITIES = {
  storefront: new Set([
    'suggestions',
    'reviews',
    'wish-list',
    'quotation',
    'postcode-lookup',
    'sawing',
    'delivery-promise',
    'quick-order',
    'tax-views',
  ]),
  magento: new Set(['suggestions', 'reviews', 'wish-list']),
} as const;

/** For shared/api, and for a behaviour that needs a capability and asks the shop nothing. */
export function offerOfPage(): void {
  offerCapabilities(() => {
    const { backend, capabilities } = pageConfig();
    return new Set([...CAPABILITIES[backend], ...capabilities]);
  });
}
