/** Builds an element from parts; markup never comes from a string, so a strict Trusted Types policy has nothing to forbid. */
export function build<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}
