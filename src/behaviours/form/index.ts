import { defineBehaviour } from '../../mount';
import { mustBe } from '../../shared/dom';
import { superviseForm } from '../../shared/server-form/superviseForm';
import { FormProps } from './props';

/**
 * The platform: constraints as attributes (`required`, `type`, `pattern`) stop a form that is wrong, one bubble at a time
 * in the browser's language and words, without this file. Added: rules that no attribute knows, errors in the shop's words
 * that stay at their fields and in a summary, a check 500 ms after the last key, when a field is left, and when the form is
 * sent, and where asked sending without leaving the page. A mended field is let go at once.
 */
export default defineBehaviour({
  props: FormProps,
  attach: (element, props, signal) => superviseForm(mustBe('form', element, HTMLFormElement), props, signal),
});
