import { defineBehaviour } from '../../../../mount';
import { formIn } from '../../../../shared/forms/send/send';
import { superviseForm } from '../../../../shared/forms/server/superviseForm';
import part from './part';

/**
 * Without this module the form posts, checked by the browser. Added: the checks and messages of the part `form`, sending
 * without leaving the page, and an empty form after success (elements rule 9).
 */
export default defineBehaviour(part, {
  attach: (element, props, signal) =>
    superviseForm(formIn('landing-form', element), { ...props, rules: {}, submit: 'fetch' }, signal),
});
