/**
 * Where the kit's own files come from, written by the entry. Empty where a theme's bundler has taken the kit in, whose files
 * say nothing about the shop.
 */
export const kitScript = { address: '' };
