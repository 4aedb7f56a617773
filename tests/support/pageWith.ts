import { forgetPageConfig, type PageConfig } from '../../src/shared/platform/config';

/** Prints this configuration into the page, in place of the one before; without one the page has none. */
export function pageWith(config?: Partial<PageConfig>): void {
  document.getElementById('noest-config')?.remove();
  forgetPageConfig();
  if (!config) return;
  const script = Object.assign(document.createElement('script'), { id: 'noest-config', type: 'application/json' });
  script.textContent = JSON.stringify(config);
  document.head.append(script);
}
