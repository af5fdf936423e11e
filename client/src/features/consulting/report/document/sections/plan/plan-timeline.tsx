import { planTimeline, type Span, type Timeline } from '@shared/consulting/report/figures/timeline';
import { dayNumber } from '@shared/consulting/report/figures/plain-date';
import type { Language } from '@shared/languages';
import { formatDate, formatNumber } from '@/i18n/formats';
import { DescribedDrawing } from '../../drawings/described-drawing';
import { useFigureWords } from '../../drawings/use-figure-words';
import { PlanTable, rangeText } from './plan-table';

/**
 * The five phases as bars, with their shortest and longest duration, and with dates once the plan has a
 * start.
 */
export function PlanTimeline({ startsOn }: { startsOn: string | null }) {
  const { words, report, language } = useFigureWords();
  const timeline = planTimeline(startsOn);
  return (
    <>
      <DescribedDrawing description={words.timeline.text} className="grid break-inside-avoid gap-3">
        <Months timeline={timeline} language={language} />
        {timeline.phases.map(({ name, duration, starts, ends, quickest, longest }, index) => (
          <div
            key={name}
            className="grid gap-x-4 gap-y-1 md:grid-cols-[13rem_1fr] print:grid-cols-[13rem_1fr]"
          >
            <div>
              <p className="font-medium">
                {index + 1}. {report.phase[name]}
              </p>
              <p className="text-sm text-muted">{duration ? report.duration(duration) : report.ongoing}</p>
            </div>
            <div className="min-w-0">
              <Bars quickest={quickest} longest={longest} days={timeline.days} isEndless={!duration} />
              {starts && (
                <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
                  <span>
                    {words.timeline.starts}: {rangeText(starts, words, language)}
                  </span>
                  <span>
                    {words.timeline.ends}: {ends ? rangeText(ends, words, language) : words.timeline.open}
                  </span>
                </p>
              )}
            </div>
          </div>
        ))}
        <p className="flex flex-wrap gap-x-6 text-sm text-muted">
          <Sign look="fill-chart-1 stroke-chart-1">{words.timeline.quickest}</Sign>
          <Sign look="fill-surface stroke-chart-1">{words.timeline.longest}</Sign>
        </p>
      </DescribedDrawing>
      {/* The drawing shows all of this, so only screen readers need it. */}
      <PlanTable timeline={timeline} />
    </>
  );
}

const percent = (days: number, of: number) => `${(100 * days) / of}%`;

/** Days of a month on average, for a plan without dates. */
const monthDays = 30.4;

/** The marks of the axis: the months by their names, or every second one counted from the start. */
function marksOf({ months, days }: Timeline, language: Language): { day: number; name: string }[] {
  if (months.length > 0)
    return months.map(({ date, day }) => ({
      day,
      name: formatDate(new Date(dayNumber(date) * 86_400_000), language, { month: 'short', timeZone: 'UTC' }),
    }));
  return Array.from({ length: Math.floor(days / monthDays / 2) }, (_, index) => 2 * (index + 1)).map(
    (count) => ({
      day: count * monthDays,
      name: formatNumber(count, language, { style: 'unit', unit: 'month', unitDisplay: 'long' }),
    }),
  );
}

function Months({ timeline, language }: { timeline: Timeline; language: Language }) {
  const { days } = timeline;
  // A name at the very end of the axis would be outside the drawing.
  const named = marksOf(timeline, language).filter(({ day }) => day < 0.93 * days);
  return (
    <div className="grid md:grid-cols-[13rem_1fr] md:gap-x-4 print:grid-cols-[13rem_1fr] print:gap-x-4">
      <div className="relative h-6 text-sm text-muted md:col-start-2 print:col-start-2">
        {named.map(({ day, name }) => (
          <span
            key={day}
            style={{ left: percent(day, days) }}
            className="absolute bottom-0 border-l border-line pl-1 whitespace-nowrap"
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

interface BarsProps {
  quickest: Span;
  longest: Span;
  days: number;
  isEndless: boolean;
}

const Bars = ({ quickest, longest, days, isEndless }: BarsProps) => (
  <svg
    viewBox={`0 0 ${days} 30`}
    preserveAspectRatio="none"
    className="h-9 w-full overflow-visible border-b border-line"
  >
    {[
      { span: quickest, y: 1, look: 'fill-chart-1 stroke-chart-1' },
      { span: longest, y: 15, look: 'fill-surface stroke-chart-1' },
    ].map(({ span: { from, to }, y, look }) => (
      <path
        key={y}
        // A bar without an end tapers to a point.
        d={`M${from} ${y}H${isEndless ? to - days / 40 : to}${isEndless ? `L${to} ${y + 5.5}L${to - days / 40} ${y + 11}` : `V${y + 11}`}H${from}Z`}
        className={`${look} stroke-[1.5] [vector-effect:non-scaling-stroke]`}
      />
    ))}
  </svg>
);

const Sign = ({ look, children }: { look: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <svg viewBox="0 0 20 11" className="h-3 w-5">
      <rect x={1} y={1} width={18} height={9} className={`${look} stroke-[1.5]`} />
    </svg>
    {children}
  </span>
);
