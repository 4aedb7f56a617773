import { useRef, type ReactNode } from 'react';
import { Button, Icon, Notice } from '../../../shared/ui';
import { t } from '../messages';
import '../../../shared/ui/look/box.css';
import './calculator.css';

interface CalculatorFormProps {
  readonly title: string;
  /** What was sent has mistakes that its fields name. */
  readonly hasMistakes: boolean;
  /** @returns the name of the first field that is wrong, which gets the focus; undefined where none is */
  readonly onCalculate: () => string | undefined;
  readonly children: ReactNode;
}

/** What the calculators ask, with the button that sends it. */
export function CalculatorForm({ title, hasMistakes, onCalculate, children }: CalculatorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      className="noest-box"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = onCalculate();
        if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      }}
    >
      <div role="alert">{hasMistakes && <Notice type="error">{t('check')}</Notice>}</div>
      {children}
      <Button variant="secondary" block type="submit">
        <Icon name="calculator" />
        {t('calculate')}
      </Button>
    </form>
  );
}
