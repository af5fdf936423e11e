import { tableVolumes } from './chart-plan';
import type { Figures } from '../figures/figures';
import { breakEven, profitOf, revenueOf, totalCostOf } from '../figures/formulas';
import { ScrollTable } from '../results/scroll-table';
import { useWords } from '../use-words';

const cell = 'border-b border-line px-1 py-2 text-right sm:px-2';

/** The values of the chart as a table. */
export function ChartTable({ figures }: { figures: Figures }) {
  const { t, units, money } = useWords(figures);
  const point = breakEven(figures, figures.whole);
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand underline underline-offset-4">
        {t('chart.table')}
      </summary>
      <ScrollTable caption={t('chart.table')}>
        <thead>
          <tr className="align-bottom">
            {(['units', 'revenue', 'total', 'result'] as const).map((name) => (
              <th key={name} scope="col" className={cell}>
                {t(`chart.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableVolumes(figures).map((volume) => (
            <tr key={volume}>
              <th scope="row" className={cell}>
                {units(volume)}
                {point.reached && volume === point.units && (
                  <span className="block font-normal">{t('chart.isPoint')}</span>
                )}
                {volume === figures.planned && <span className="block font-normal">{t('chart.isPlan')}</span>}
              </th>
              <td className={cell}>{money(revenueOf(figures, volume))}</td>
              <td className={cell}>{money(totalCostOf(figures, volume))}</td>
              <td className={cell}>{money(profitOf(figures, volume))}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </details>
  );
}
