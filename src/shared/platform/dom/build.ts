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

const SVG = 'http://www.w3.org/2000/svg';

/** An icon as the server prints them, from its path on a grid of 24; a modifier is one more class. */
export function buildIcon(path: string, modifier = ''): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const shape = document.createElementNS(SVG, 'path');
  svg.setAttribute('class', `noest-icon ${modifier}`.trim());
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}
