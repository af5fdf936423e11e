import type { Figures } from '../figures/figures';
import {
  type BreakEven,
  breakEven,
  contributionMargin,
  contributionRatio,
  revenueOf,
  unitsForProfit,
} from '../figures/formulas';
import { KeyNumber, keyNumbers } from './key-number';
import { PlanResult } from './plan-result';
import { useWords } from '../use-words';

/** The numbers behind the answer. */
export function Results({ figures }: { figures: Figures }) {
  const point = breakEven(figures, figures.whole);
  return (
    <div className="grid gap-5">
      <dl className={keyNumbers}>
        {point.reached && <PointNumbers figures={figures} point={point} />}
        <MarginNumbers figures={figures} />
      </dl>
      {figures.planned !== undefined && <PlanResult figures={figures} planned={figures.planned} />}
      {figures.target !== undefined && <GoalResult figures={figures} target={figures.target} />}
    </div>
  );
}

function PointNumbers({ figures, point }: { figures: Figures; point: BreakEven & { reached: true } }) {
  const { t, units, money } = useWords(figures);
  const { period, whole } = figures;
  const otherFixed = period === 'month' ? figures.fixed * 12 : figures.fixed / 12;
  const other = unitsForProfit({ ...figures, fixed: otherFixed }, 0, whole) ?? 0;
  const rounded = point.units !== point.exactUnits;
  return (
    <>
      <KeyNumber
        label={t('results.units')}
        value={units(point.units)}
        note={t(period === 'month' ? 'results.perYear' : 'results.perMonth', {
          units: units(other),
        })}
      />
      <KeyNumber
        label={t('results.revenue')}
        value={money(point.revenue)}
        note={
          rounded &&
          t('results.rounded', {
            count: point.units,
            units: units(point.units),
            revenue: money(revenueOf(figures, point.units)),
          })
        }
      />
    </>
  );
}

function MarginNumbers({ figures }: { figures: Figures }) {
  const { t, money, percent } = useWords(figures);
  const margin = contributionMargin(figures);
  const ratio = contributionRatio(figures);
  return (
    <>
      <KeyNumber
        label={t('results.margin')}
        value={money(margin)}
        note={margin > 0 && t('results.marginNote')}
      />
      <KeyNumber
        label={t('results.ratio')}
        value={ratio === undefined ? '–' : percent(ratio)}
        note={margin > 0 && t('results.ratioNote')}
      />
    </>
  );
}

function GoalResult({ figures, target }: { figures: Figures; target: number }) {
  const { t, units, money } = useWords(figures);
  const isThere = figures.fixed + target === 0;
  const needed = isThere ? 0 : unitsForProfit(figures, target, figures.whole);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('results.goal', { target: money(target) })}</h2>
      {needed === undefined ? (
        <p>{t('results.goalNever')}</p>
      ) : (
        <dl className={keyNumbers}>
          <KeyNumber label={t('results.goalUnits')} value={units(needed)} />
          <KeyNumber label={t('results.goalRevenue')} value={money(revenueOf(figures, needed))} />
        </dl>
      )}
    </section>
  );
}
