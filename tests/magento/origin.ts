/** The shop that is tested. */
export const ORIGIN = process.env['MAGENTO_URL'] ?? '';
