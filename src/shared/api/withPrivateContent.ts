import { pageConfig } from '../platform/config';
import type { PrivateContent } from './PrivateContent';
import { storefrontContent } from './storefront/privateContent';

let content: Promise<PrivateContent> | undefined;

/**
 * Calls `use` with what the browser keeps of this shopper, by the back end of this page. Where its code can't be fetched the
 * console says so, and the page goes on without.
 */
export function withPrivateContent(use: (content: PrivateContent) => void): void {
  content ??= load();
  content.then(use, (error: unknown) => console.error('[noest] what reads section data could not be fetched', error));
}

async function load(): Promise<PrivateContent> {
  if (pageConfig().backend === 'magento') return (await import('./magento/privateContent')).magentoContent;
  return storefrontContent;
}
