/**
 * Whether what had the focus beside this node is gone. In a shadow root the root knows what has it within, the document what
 * has it elsewhere; a dialog has it where nothing in it does.
 */
export function isFocusLost(node: Node): boolean {
  const { activeElement: within } = node.getRootNode() as Document | ShadowRoot;
  const focused = within ?? document.activeElement;
  return !focused || focused === document.body || focused instanceof HTMLDialogElement;
}
