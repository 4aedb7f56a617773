/** A path in this shop. To a browser `\` is `/`, and a tab or a line break is nothing: `/\host` leads to another host, as `//host` does. */
const PATH = String.raw`\/(?![\t\n\r]*[/\\])`;

/** Where an answer may lead without a word of the page: a path in this shop. */
export const SHOP_PATH = new RegExp(`^${PATH}`);

/** An address that may stand in a link: a path in this shop, or of the web. No `javascript:`. */
export const LINK = new RegExp(`^(?:${PATH}|https?://)`);
