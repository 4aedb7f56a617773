import { defineBehaviour } from '../../../../mount';
import { formIn } from '../../../../shared/forms/send/send';
import { sendInLine } from '../../../../shared/forms/send/sendInLine';
import part from './part';

/**
 * Without this module the form posts, and the next page shows the answer. Added: the shopper stays on the page, and the
 * answer is shown in a line below the form (account rule 25).
 */
export default defineBehaviour(part, {
  attach: (element, { timeLimit }, signal) => sendInLine(formIn('newsletter', element), timeLimit, signal),
});
