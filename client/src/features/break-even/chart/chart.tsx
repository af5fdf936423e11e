import type { ReactNode } from 'react';
import { ChartDrawing } from './chart-drawing';
import type { Frame } from './chart-plan';
import { planChart } from './chart-plan';
import { ChartTable } from './chart-table';
import type { Figures } from '../figures/figures';
import { LossGround, lineLook, ProfitGround } from './chart-look';
import { breakEven } from '../figures/formulas';
import { useWords } from '../use-words';

const narrow: Frame = { width: 320, height: 300, left: 52, right: 12, top: 26, bottom: 40, ticks: 4 };
const wide: Frame = { width: 720, height: 400, left: 76, right: 20, top: 28, bottom: 46, ticks: 6 };

/** Revenue and total costs as a drawing that fits the available width, and as a table. */
export function Chart({ figures }: { figures: Figures }) {
  const { t } = useWords(figures);
  const description = useDescription(figures);
  return (
    <figure className="@container grid min-w-0 gap-4">
      <ChartDrawing
        figures={figures}
        frame={narrow}
        label={description}
        className="mx-auto w-full max-w-md @xl:hidden"
      />
      <ChartDrawing figures={figures} frame={wide} label={description} className="hidden w-full @xl:block" />
      <figcaption>
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          <LegendEntry name={t('chart.revenue')}>
            <line x1={0} x2={32} y1={8} y2={8} className={lineLook.revenue} />
          </LegendEntry>
          <LegendEntry name={t('chart.total')}>
            <line x1={0} x2={32} y1={8} y2={8} className={lineLook.total} />
          </LegendEntry>
          <LegendEntry name={t('chart.fixed')}>
            <line x1={0} x2={32} y1={8} y2={8} className={lineLook.fixed} />
          </LegendEntry>
          <LegendEntry name={t('chart.loss')}>
            <LossGround shape={(look) => <rect width={32} height={16} {...look} />} />
          </LegendEntry>
          {breakEven(figures, figures.whole).reached && (
            <LegendEntry name={t('chart.profit')}>
              <ProfitGround shape={(look) => <rect width={32} height={16} {...look} />} />
            </LegendEntry>
          )}
        </ul>
      </figcaption>
      <ChartTable figures={figures} />
    </figure>
  );
}

const LegendEntry = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <svg width={32} height={16} aria-hidden>
      {children}
    </svg>
    {name}
  </li>
);

function useDescription(figures: Figures): string {
  const { t, units, money } = useWords(figures);
  const { point, units: across } = planChart(figures, wide);
  const most = units(across.end);
  const lines = point.reached
    ? t('chart.reached', { most, units: units(point.exactUnits), revenue: money(point.revenue) })
    : t('chart.never', { most });
  if (figures.planned === undefined) return lines;
  return `${lines} ${t('chart.plan', { units: units(figures.planned) })}`;
}
