import { useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import type { TypedTerrace } from '../../../../shared/api';
import { formatNumber } from '../../../../shared/i18n';
import { emit } from '../../../../shared/platform/events';
import { CalculatorForm } from '../../materials/CalculatorForm';
import { MM2_A_M2, sizeIn } from '../../materials/price';
import { Materials } from '../../materials/Materials';
import { useListToCart } from '../../materials/useListToCart';
import { t } from '../../messages';
import { spacingFor } from '../../terrace/choices';
import { planTerrace } from '../../terrace/planTerrace';
import { readTerrace, type TerraceProblem } from '../../terrace/readTerrace';
import { terraceView } from '../../terrace/terraceView';
import { Drawing } from './Drawing';
import { Fields } from './Fields';
import part from './part';

const WORDS = { say: t, number: formatNumber };

/** Project rules 2 to 11: from the sides of a terrace to a list of materials in the cart. */
export function TerraceCalculator({
  terms,
  typed: printed,
  isAsked,
  page,
  quotePage,
  savePage,
  cartPage,
  after,
}: WidgetProps<typeof part>) {
  const [typed, setTyped] = useState(printed);
  // Of a field that is not left yet nothing is wrong.
  const [told, setTold] = useState<ReadonlySet<TerraceProblem['field']>>(new Set(isAsked ? ['length', 'width'] : []));
  const [isSubmitted, setSubmitted] = useState(isAsked);
  const { terrace, problems } = readTerrace(typed, terms);
  const view = terrace && terraceView(planTerrace(terrace, terms), terms, WORDS);
  const list = useListToCart(view?.rows ?? [], { name: t('name'), after });
  const shown = problems.filter(({ field }) => field === 'spacing' || told.has(field));

  function change(changed: Partial<TypedTerrace>): void {
    setTyped((known) => {
      const next = { ...known, ...changed };
      const board = terms.boards.find(({ code }) => code === next.board);
      // Another board may want its joists nearer to each other.
      return changed.board === undefined || !board
        ? next
        : { ...next, spacing: String(spacingFor(board.mostSpacing, Number(next.spacing))) };
    });
  }

  function leave(field: TerraceProblem['field']): void {
    setTold((known) => new Set([...known, field]));
  }

  function calculate(): string | undefined {
    setTold(new Set(['length', 'width']));
    setSubmitted(true);
    const [wrong] = problems;
    if (wrong) return wrong.field;
    history.replaceState(history.state, '', addressOf(page, typed));
    if (terrace) emit('job-calculated', { job: 'terrace', size: sizeIn(MM2_A_M2, terrace.length * terrace.width) });
    return undefined;
  }

  return (
    <>
      <CalculatorForm title={t('title')} hasMistakes={isSubmitted && shown.length > 0} onCalculate={calculate}>
        <Fields typed={typed} terms={terms} problems={shown} words={WORDS} onChange={change} onLeave={leave} />
      </CalculatorForm>
      {view ? (
        <>
          <Drawing view={view} />
          <Materials view={view} list={list} quotePage={quotePage} savePage={savePage} cartPage={cartPage} />
        </>
      ) : (
        <p className="noest-terrace__small">{t('empty')}</p>
      )}
    </>
  );
}

/** The page with this terrace, as its form would lead there. */
function addressOf(page: string, { oil, extra, ...texts }: TypedTerrace): string {
  const params = new URLSearchParams({ ...texts, ...(oil && { oil: '1' }), ...(extra && { extra: '1' }) });
  return `${page}?${params.toString()}`;
}

export default defineWidget(part, { view: TerraceCalculator });
