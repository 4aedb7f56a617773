import { hint } from '../report/fetchReport';

/** The letters of `data-component`, and those that take their place by a slip or in another language; not the name itself. */
const LOOKS_ALIKE = /^data(?!-component$)-?[ckomponets]{7,11}$/;

/** What `data-replay` may be: a word, or milliseconds. */
const REPLAY = /^(on|off|each|[1-9]\d*)$/;

/** Whether it is wrong, or may have been meant as `data-component`; `suspectAttribute` of `report/words.ts` has the last word. */
export function isSuspect(attribute: string, value: string): boolean {
  return attribute === 'data-replay' ? !REPLAY.test(value) : LOOKS_ALIKE.test(attribute);
}

/** Reports such attributes: no part reads them, so that nothing else would tell. */
export function reportMisspelt(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (isSuspect(name, value)) hint((report) => report.reportSuspect(element, name, value));
    }
  }
}
