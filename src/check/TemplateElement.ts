import { parse, parseFragment, type DefaultTreeAdapterTypes, type Token } from 'parse5';
import type { MarkupElement } from '../mount/runtime/markup';
import { isOpen, mayHoldMarkup } from './mask';
import { matches } from './selector';

/** A stretch of a file: offsets of its first letter and of the one behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An element of a template, as far as the checks of a page read one, and where it stands. */
export class TemplateElement implements MarkupElement {
  readonly localName: string;
  readonly parentElement: TemplateElement | null;
  readonly children: readonly TemplateElement[];
  /** What stands in a `<template>`: no part of this document. */
  readonly inert: readonly TemplateElement[];
  /** Of its start tag. */
  readonly span: Span;
  readonly #node: DefaultTreeAdapterTypes.Element;
  readonly #location: Token.ElementLocation | null;

  constructor(node: DefaultTreeAdapterTypes.Element, parent: TemplateElement | null) {
    this.#node = node;
    // None where the parser has put an element that the text has not, such as a tbody.
    this.#location = node.sourceCodeLocation ?? null;
    this.localName = node.tagName;
    this.parentElement = parent;
    const { startTag } = this.#location ?? {};
    this.span = { start: startTag?.startOffset ?? 0, end: startTag?.endOffset ?? 0 };
    this.children = elementsIn(node.childNodes, this);
    this.inert = isTemplate(node) ? elementsIn(node.content.childNodes, null) : [];
  }

  get firstElementChild(): TemplateElement | null {
    return this.children[0] ?? null;
  }

  get textContent(): string {
    return textOf(this.#node);
  }

  /** Whether its tag may have attributes that the template only knows once it has run. */
  get hasOpenAttributes(): boolean {
    return this.getAttributeNames().some(isOpen);
  }

  /** Whether more may stand inside than the file says. */
  get mayHoldMore(): boolean {
    return mayHoldMarkup(this.textContent);
  }

  getAttribute(name: string): string | null {
    return this.#node.attrs.find((attribute) => attribute.name === name)?.value ?? null;
  }

  getAttributeNames(): string[] {
    return this.#node.attrs.map(({ name }) => name);
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  /** As a browser's element has it: `data-noest-store-id` is `noestStoreId`. */
  get dataset(): Record<string, string> {
    const attributes = this.#node.attrs.filter(({ name }) => name.startsWith('data-'));
    return Object.fromEntries(
      attributes.map(({ name, value }) => [
        name.slice('data-'.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    );
  }

  matches(selector: string): boolean {
    return matches(this, selector, this);
  }

  closest(selector: string): TemplateElement | null {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }

  querySelector(selector: string): TemplateElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  querySelectorAll(selector: string): TemplateElement[] {
    return this.descendants().filter((element) => matches(element, selector, this));
  }

  /** Where an attribute stands, its name and its value. */
  spanOf(attribute: string): Span | null {
    const location = this.#location?.attrs?.[attribute];
    return location ? { start: location.startOffset, end: location.endOffset } : null;
  }

  /** From its start tag to its end tag. */
  get whole(): Span {
    return { start: this.span.start, end: this.#location?.endOffset ?? this.span.end };
  }

  descendants(): TemplateElement[] {
    return this.children.flatMap((child) => [child, ...child.descendants()]);
  }

  /** With what stands in templates. */
  all(): TemplateElement[] {
    return [this, ...[...this.children, ...this.inert].flatMap((child) => child.all())];
  }
}

/** Every element of a page or of a part of one, in the order of the text, whose placeholders are masked. */
export function parseTemplate(masked: string): TemplateElement[] {
  const isPage = /<(?:!doctype|html|head|body)\b/i.test(masked);
  const root = (isPage ? parse : parseFragment)(masked, { sourceCodeLocationInfo: true });
  return elementsIn(root.childNodes, null).flatMap((element) => element.all());
}

function elementsIn(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  parent: TemplateElement | null,
): TemplateElement[] {
  return nodes.flatMap((node) => ('tagName' in node ? [new TemplateElement(node, parent)] : []));
}

function isTemplate(node: DefaultTreeAdapterTypes.Element): node is DefaultTreeAdapterTypes.Template {
  return node.tagName === 'template' && 'content' in node;
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
