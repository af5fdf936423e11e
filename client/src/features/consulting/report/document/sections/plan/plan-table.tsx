import type { DateRange, Timeline } from '@shared/consulting/report/figures/timeline';
import type { FigureWords } from '@shared/consulting/report/texts/drawings.en';
import { dateText } from '@shared/consulting/report/texts/words';
import type { Language } from '@shared/languages';
import { useFigureWords } from '../../drawings/use-figure-words';

export const rangeText = ({ earliest, latest }: DateRange, { timeline }: FigureWords, language: Language) =>
  earliest === latest
    ? timeline.on(dateText(earliest, language))
    : timeline.between(dateText(earliest, language), dateText(latest, language));

/** The phases with their durations, and with their dates once the plan has a start, for screen readers. */
export function PlanTable({ timeline: { phases } }: { timeline: Timeline }) {
  const { words, report, language } = useFigureWords();
  const texts = words.timeline;
  return (
    <ul className="sr-only">
      {phases.map(({ name, duration, starts, ends }, index) => (
        <li key={name}>
          {index + 1}. {report.phase[name]}: {duration ? report.duration(duration) : report.ongoing}.
          {starts && ` ${texts.starts}: ${rangeText(starts, words, language)}.`}
          {starts && ` ${texts.ends}: ${ends ? rangeText(ends, words, language) : texts.open}.`}
        </li>
      ))}
    </ul>
  );
}
