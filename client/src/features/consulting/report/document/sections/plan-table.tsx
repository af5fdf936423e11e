import type { DateRange, Timeline } from '@shared/consulting/report/figures/timeline';
import { dateText } from '@shared/consulting/report/texts/words';
import { useFigureWords } from '../drawings/use-figure-words';

interface PlanTableProps {
  timeline: Timeline;
  className: string;
}

/** The phases with their durations, and with their dates once the plan has a start. */
export function PlanTable({ timeline: { phases, startsOn }, className }: PlanTableProps) {
  const { words, report, language } = useFigureWords();
  const texts = words.timeline;
  const told = ({ earliest, latest }: DateRange) =>
    earliest === latest
      ? texts.on(dateText(earliest, language))
      : texts.between(dateText(earliest, language), dateText(latest, language));
  return (
    <ul className={`mt-6 grid gap-3 ${className}`}>
      {phases.map(({ name, duration, starts, ends }, index) => (
        <li
          key={name}
          className="grid break-inside-avoid gap-x-4 border-t border-line pt-2 sm:grid-cols-[13rem_8rem_1fr_1fr]"
        >
          <span className="font-medium">
            {index + 1}. {report.phase[name]}
          </span>
          <span>{duration ? report.duration(duration) : report.ongoing}</span>
          {startsOn && (
            <>
              <Dates name={texts.starts}>{starts ? told(starts) : texts.open}</Dates>
              <Dates name={texts.ends}>{ends ? told(ends) : texts.open}</Dates>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const Dates = ({ name, children }: { name: string; children: string }) => (
  <span className="tabular-nums">
    <span className="text-muted">{name}:</span> {children}
  </span>
);
