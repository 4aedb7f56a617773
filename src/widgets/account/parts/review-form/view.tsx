import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { ask } from '../../../../shared/api';
import type { NewReview } from '../../../../shared/api';
import { REVIEW_LENGTHS } from '../../../../shared/api/model/customer';
import { fieldRules, max, min, required, type FormRules } from '../../../../shared/forms';
import { TextArea, TextField, useFormCheck, useInvalidSubmit } from '../../../../shared/forms/fields';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { Button, Notice } from '../../../../shared/ui';
import { t } from './messages';
import part from './part';
import { RatingField, starsOf } from './RatingField';
import './review-form.css';

const { title: TITLE, text: TEXT } = REVIEW_LENGTHS;

/** Account rule 22; the shop checks the same. */
const REVIEW_RULES: FormRules<'rating' | 'title' | 'text'> = {
  rating: fieldRules(required),
  title: fieldRules(required, min(TITLE.min), max(TITLE.max)),
  text: fieldRules(required, min(TEXT.min), max(TEXT.max)),
};

/** A customer's review of a product, sent without leaving the page; what was typed stays until the shop accepts it. */
function ReviewForm({ sku, rating, title, text }: WidgetProps<typeof part>) {
  const id = useId();
  const { form, showErrors } = useInvalidSubmit();
  const [values, setValues] = useState({ rating: String(rating ?? ''), title, text });
  const { errorsOf, leave, submit: validate } = useFormCheck(REVIEW_RULES, values);
  const { isSent, busy, failure, send } = useSending();

  const change = (field: keyof typeof REVIEW_RULES) => (value: string) =>
    setValues((known) => ({ ...known, [field]: value }));
  const field = (name: keyof typeof REVIEW_RULES) => ({
    id: `${id}${name}`,
    name,
    label: t(name),
    value: values[name],
    validationErrors: errorsOf(name),
    onChange: change(name),
    onBlur: () => leave(name),
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const stars = starsOf(values.rating);
    if (!validate() || stars === null) return showErrors();
    void send({ sku, rating: stars, title: values.title.trim(), text: values.text.trim() });
  }

  if (isSent) return <Thanks />;
  return (
    <form ref={form} className="noest-review-form" noValidate onSubmit={submit}>
      <RatingField {...field('rating')} />
      <TextField {...field('title')} required />
      <TextArea {...field('text')} required rows={5} />
      <p className="noest-review-form__shown">{t('shown')}</p>
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

/** Sends a review; a second press while it is being sent is ignored (account rule 23). */
function useSending() {
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isSending = useRef(false);

  async function send(review: NewReview): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure('');
    const answer = await ask((shop) => shop.addReview(review));
    isSending.current = false;
    setBusy(false);
    if (answer.ok) return setSent(true);
    setFailure(answer.error.kind === 'refused' ? answer.error.message : tCommon('failed'));
  }

  return { isSent, busy, failure, send };
}

/** Replaces the form and takes the focus, which its button had. */
function Thanks() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className="noest-review-form__thanks" role="status" tabIndex={-1}>
      <Notice type="success">{t('received')}</Notice>
    </div>
  );
}

export default defineWidget(part, { view: ReviewForm });
