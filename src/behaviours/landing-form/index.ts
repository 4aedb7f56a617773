import { defineBehaviour } from '../../mount';
import { formIn } from '../../shared/server-form/formIn';
import { superviseForm } from '../../shared/server-form/superviseForm';
import { LandingFormProps } from './props';

/**
 * The platform: the form of a landing page posts, and its constraints are the browser's, without this file. Added: it is
 * checked in the shop's words while it is filled in, sent without leaving the page, and empty again once the shop has it.
 */
export default defineBehaviour({
  props: LandingFormProps,
  attach: (element, props, signal) =>
    superviseForm(formIn('landing-form', element), { ...props, rules: {}, submit: 'fetch' }, signal),
});
