import { defineBehaviour } from '../../../../mount';
import { superviseForm } from '../../../../shared/forms/server/superviseForm';
import part from './part';

/**
 * Without this module the constraints of HTML (`required`, `type`, `pattern`) stop a wrong form, one bubble at a time in
 * the browser's language. Added: further rules, the kit's messages at the fields and in a summary, a check while typing
 * and on leaving a field, and where asked sending without leaving the page (elements rules 3 to 8).
 */
export default defineBehaviour(part, {
  attach: (element, props, signal) => superviseForm(element as HTMLFormElement, props, signal),
});
