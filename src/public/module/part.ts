import type { PartEntry } from '../../mount';

/** What each of the package's `noest/parts/<name>` exports; its code is fetched when an element wants it. */
declare const part: PartEntry;
export default part;
