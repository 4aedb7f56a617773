import type { Trigger } from '../Mount';

/** Once the media query holds; its brackets may be left out. */
export const media: Trigger = (mount, query, run) => {
  const list = matchMedia(query.includes('(') ? query : `(${query})`);
  if (list.matches) run();
  else list.addEventListener('change', run, { once: true, signal: mount.signal });
};
