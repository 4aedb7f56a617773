import { fetchReport } from '../report/fetchReport';

/** The letters of the name, and those that take their place by a slip or in another language. */
const LOOKS_ALIKE = /^data-?[ckomponets]{7,11}$/;

const searched = new WeakSet<ParentNode>();

/** Whether an attribute may have been meant as `data-component`; `misspeltComponent` of `report/words.ts` has the last word. */
export function looksLikeComponent(attribute: string): boolean {
  return attribute !== 'data-component' && LOOKS_ALIKE.test(attribute);
}

/** Reports such attributes, once: no part is sought on their elements, so that nothing else would tell. */
export function reportMisspelt(root: ParentNode): void {
  if (searched.has(root)) return;
  searched.add(root);
  for (const element of root.querySelectorAll('*')) {
    for (const attribute of element.getAttributeNames().filter(looksLikeComponent)) {
      fetchReport().then(
        (module) => module.reportMisspelt(element, attribute),
        // A hint for developers is not worth an error.
        () => {},
      );
    }
  }
}
