import * as v from 'valibot';

export const ToolbarProps = v.object({
  /** Id of the element that holds the filters; where it is given, a button shows them on a narrow page. */
  filters: v.optional(v.string(), ''),
});
