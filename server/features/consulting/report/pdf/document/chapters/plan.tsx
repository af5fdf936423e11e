import { View } from '@react-pdf/renderer';
import type {
  DateRange,
  TimelinePhase,
} from '../../../../../../../shared/consulting/report/figures/timeline';
import { Chapter, type ChapterProps } from '../chapter';
import { TimelineDrawing } from '../drawings/timeline-drawing';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

export const PlanChapter = (chapter: Omit<ChapterProps, 'children'>) => {
  const { of } = chapter;
  const { timeline, words } = of;
  const texts = words.figures.timeline;
  const { startsOn, done } = timeline;
  return (
    <Chapter {...chapter}>
      <Say>{startsOn === null ? texts.noStart : words.notes.starts(words.date(startsOn))}</Say>
      {done && <Say>{texts.done(words.date(done.earliest), words.date(done.latest))}</Say>}
      <TimelineDrawing of={of} />
      <View style={[styles.row, head]}>
        <Say style={column.phase}>{words.columns.phase}</Say>
        <Say style={column.length}>{words.columns.duration}</Say>
        <Say style={column.dates}>{texts.starts}</Say>
        <Say style={column.dates}>{texts.ends}</Say>
      </View>
      {timeline.phases.map((phase, index) => (
        <PhaseRow key={phase.name} of={of} phase={phase} number={index + 1} />
      ))}
    </Chapter>
  );
};

const head = {
  marginTop: 18,
  paddingBottom: 4,
  borderBottomWidth: 1,
  borderBottomColor: colors.ink,
  fontWeight: 600,
} as const;

const column = {
  phase: { width: 132, paddingRight: 4 },
  length: { width: 68, paddingRight: 4 },
  dates: { flex: 1, flexBasis: 0, paddingRight: 6 },
} as const;

interface RowProps {
  of: Sheet;
  phase: TimelinePhase;
  number: number;
}

const PhaseRow = ({ of: { words }, phase: { name, duration, starts, ends }, number }: RowProps) => {
  const texts = words.figures.timeline;
  const dates = (range: DateRange | null) => (range ? words.dates(range.earliest, range.latest) : '–');
  return (
    <View style={[styles.row, styles.rule, { paddingVertical: 5 }]} wrap={false}>
      <Say style={[column.phase, styles.strong]}>{`${number}. ${words.report.phase[name]}`}</Say>
      <Say style={column.length}>{duration ? words.report.duration(duration) : words.report.ongoing}</Say>
      <Say style={column.dates}>{dates(starts)}</Say>
      <Say style={column.dates}>{duration ? dates(ends) : texts.open}</Say>
    </View>
  );
};
