import { useId, useState, type SubmitEvent } from 'react';
import type { WidgetProps } from '../../mount';
import { TextArea, TextField, useFormCheck, useRefusals } from '../../shared/forms/fields';
import { t } from '../../shared/i18n/reviews';
import { Button, Notice } from '../../shared/ui';
import { REVIEW_RULES, starsOf, type ReviewField } from './model';
import type { ReviewFormProps } from './props';
import { RatingField } from './RatingField';
import { Thanks } from './Thanks';
import { useSending } from './useSending';
import './review-form.css';

/** A customer's review of a product, handed in without leaving the page; what is typed stays until the shop has it. */
export function ReviewForm({ sku, rating, title, text }: WidgetProps<typeof ReviewFormProps>) {
  const id = useId();
  const { form, refuse } = useRefusals();
  const [values, setValues] = useState({ rating: String(rating ?? ''), title, text });
  const { complaintsOf, leave, submit: isRight } = useFormCheck(REVIEW_RULES, values);
  const { isSent, busy, failure, send } = useSending();

  const change = (field: ReviewField) => (value: string) => setValues((known) => ({ ...known, [field]: value }));
  const field = (name: ReviewField) => ({
    id: `${id}${name}`,
    name,
    label: t(name),
    value: values[name],
    complaints: complaintsOf(name),
    onChange: change(name),
    onBlur: () => leave(name),
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const stars = starsOf(values.rating);
    if (!isRight() || stars === null) return refuse();
    void send({ sku, rating: stars, title: values.title.trim(), text: values.text.trim() });
  }

  if (isSent) return <Thanks />;
  return (
    <form ref={form} className="noest-review-form" noValidate onSubmit={submit}>
      <RatingField {...field('rating')} />
      <TextField {...field('title')} required />
      <TextArea {...field('text')} required rows={5} />
      <div className="noest-review-form__failure" role="alert">
        {failure && <Notice type="error">{failure}</Notice>}
      </div>
      <div className="noest-review-form__send">
        <Button type="submit" busy={busy}>
          {t('place')}
        </Button>
      </div>
    </form>
  );
}
