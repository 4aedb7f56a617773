/** The nodes of slots that views have shown: the parts inside live on where a view shows them no longer. */
export const slotted = new WeakSet<Node>();
