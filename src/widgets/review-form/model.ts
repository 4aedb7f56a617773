import { REVIEW_LENGTHS } from '../../shared/api/schemas/review';
import { fieldRules, max, min, required, type FormRules } from '../../shared/forms';

export type ReviewField = 'rating' | 'title' | 'text';

const { title, text } = REVIEW_LENGTHS;

/** What is asked of a review before it is sent; the shop asks the same. */
export const REVIEW_RULES: FormRules<ReviewField> = {
  rating: fieldRules(required),
  title: fieldRules(required, min(title.min), max(title.max)),
  text: fieldRules(required, min(text.min), max(text.max)),
};

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

/** The stars a radio button of the form stands for; null where none is chosen. */
export function starsOf(value: string): Stars | null {
  return STARS.find((stars) => String(stars) === value) ?? null;
}
