import { defineBehaviour } from '../../mount';
import { formIn } from '../../shared/server-form/formIn';
import { sendInLine } from '../../shared/server-form/sendInLine';
import { NewsletterProps } from './props';

/**
 * The platform: the block's form posts, and the page comes back with what the shop has to say, without this file. Added:
 * the shopper stays where they are, and the answer stands in a line below the form.
 */
export default defineBehaviour({
  props: NewsletterProps,
  attach: (element, { timeLimit }, signal) => sendInLine(formIn('newsletter', element), timeLimit, signal),
});
