import * as v from 'valibot';

export const ModalProps = v.object({
  /** Whether a press beside it closes it; Escape always does. */
  dismissible: v.optional(v.boolean(), true),
});
