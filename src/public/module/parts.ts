import type { PartEntry } from '../../mount';

/** Every part of the kit by its name, as `noest/parts` of the package exports them. */
declare const parts: Readonly<Record<string, PartEntry>>;
export default parts;
