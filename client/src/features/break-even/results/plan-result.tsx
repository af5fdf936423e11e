import type { Figures } from '../figures/figures';
import { marginOfSafety, profitOf } from '../figures/formulas';
import { KeyNumber, keyNumbers } from './key-number';
import { useWords } from '../use-words';

/** The profit of the planned volume, and its distance from the break-even point. */
export function PlanResult({ figures, planned }: { figures: Figures; planned: number }) {
  const { t, units, money, percent } = useWords(figures);
  const profit = profitOf(figures, planned);
  const safety = marginOfSafety(figures, planned, figures.whole);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('results.plan', { units: units(planned) })}</h2>
      <dl className={keyNumbers}>
        <KeyNumber
          label={t(profit < 0 ? 'results.loss' : 'results.profit')}
          value={money(Math.abs(profit))}
        />
        {safety && safety.units < 0 && (
          <KeyNumber
            label={t('results.short')}
            value={t('results.unitsShort', { units: units(-safety.units) })}
            note={t('results.shortNote', { revenue: money(-safety.revenue) })}
          />
        )}
        {safety && safety.units >= 0 && (
          <KeyNumber
            label={t('results.safety')}
            value={safety.share === undefined ? units(safety.units) : percent(safety.share)}
            note={t('results.safetyNote', {
              units: units(safety.units),
              revenue: money(safety.revenue),
            })}
          />
        )}
      </dl>
    </section>
  );
}
