import { ChartAxes } from './chart-axes';
import { GroundName } from './chart-ground-name';
import { LossGround, lineLook, ProfitGround } from './chart-look';
import { ChartMarks } from './chart-marks';
import { type ChartPlan, type Frame, planChart } from './chart-plan';
import { characterWidth } from './chart-text';
import type { Figures } from '../figures/figures';
import { useWords } from '../use-words';

interface DrawingProps {
  figures: Figures;
  /** Its left margin depends on the length of the labels. */
  frame: Frame;
  /** Describes the drawing to screen readers. */
  label: string;
  className: string;
}

export function ChartDrawing({ figures, frame: least, label, className }: DrawingProps) {
  const { moneyTick } = useWords(figures);
  const { ticks, end } = planChart(figures, least).money;
  const longest = Math.max(...ticks.map((value) => moneyTick(value, end).length));
  const frame = { ...least, left: Math.max(least.left, longest * characterWidth + 10) };
  const plan = planChart(figures, frame);
  const { x, y, units } = plan;
  const line = (from: number, to: number) => ({ x1: x(0), y1: y(from), x2: x(units.end), y2: y(to) });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img would not follow the theme
    <svg role="img" aria-label={label} viewBox={`0 0 ${frame.width} ${frame.height}`} className={className}>
      <Grounds figures={figures} plan={plan} />
      <ChartAxes figures={figures} plan={plan} frame={frame} />
      <line {...line(figures.fixed, figures.fixed)} className={lineLook.fixed} />
      <line {...line(figures.fixed, plan.costAtEnd)} className={lineLook.total} />
      <line {...line(0, plan.revenueAtEnd)} className={lineLook.revenue} />
      <ChartMarks figures={figures} plan={plan} frame={frame} />
    </svg>
  );
}

function Grounds({ figures, plan }: { figures: Figures; plan: ChartPlan }) {
  const { t } = useWords(figures);
  const { x, y, units, point } = plan;
  const place = (volume: number, amount: number) => `${x(volume)},${y(amount)}`;
  const start = `${place(0, 0)} ${place(0, figures.fixed)}`;
  const end = `${place(units.end, plan.costAtEnd)} ${place(units.end, plan.revenueAtEnd)}`;
  const crossing = point.reached && place(point.exactUnits, point.revenue);
  const turn = point.reached ? point.exactUnits : units.end;
  return (
    <>
      <LossGround shape={(look) => <polygon points={`${start} ${crossing || end}`} {...look} />} />
      <GroundName figures={figures} plan={plan} at={turn / 4} name={t('chart.loss')} />
      {crossing && (
        <>
          <ProfitGround shape={(look) => <polygon points={`${crossing} ${end}`} {...look} />} />
          <GroundName
            figures={figures}
            plan={plan}
            at={turn + (units.end - turn) * 0.8}
            name={t('chart.profit')}
          />
        </>
      )}
    </>
  );
}
