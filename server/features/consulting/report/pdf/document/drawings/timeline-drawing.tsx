import { View } from '@react-pdf/renderer';
import type {
  DateRange,
  Timeline,
  TimelinePhase,
} from '../../../../../../../shared/consulting/report/figures/timeline';
import { sheet, styles } from '../look';
import { Heading } from '../parts/heading';
import { Say } from '../say';
import type { Sheet } from '../sheet';
import { Swatch, TimelineBars } from './timeline-bars';

const names = 122;
const dates = 98;
const rowHeight = 34;

/**
 * A row for each phase: name and length, two bars for its shortest and its longest duration, and its dates when a start
 * is chosen.
 */
export const Plan = ({ of }: { of: Sheet }) => {
  const { words } = of;
  const { timeline } = of.model;
  const { startsOn, done, phases } = timeline;
  const texts = words.figures.timeline;
  const bars = sheet.content - names - (startsOn === null ? 0 : 2 * dates);
  return (
    <View wrap={false}>
      <Heading text={texts.caption} />
      <Say>
        {done === null ? texts.noStart : texts.done(words.date(done.earliest), words.date(done.latest))}
      </Say>
      {startsOn !== null && <Head of={of} bars={bars} />}
      <View style={[styles.row, { marginTop: startsOn === null ? 8 : 3 }]}>
        <Column width={names} phases={phases}>
          {(phase, index) => <Name of={of} phase={phase} number={index + 1} />}
        </Column>
        <TimelineBars timeline={timeline} width={bars} rowHeight={rowHeight} month={words.month} />
        {startsOn !== null && (
          <>
            <Column width={dates} phases={phases}>
              {({ starts }) => <Dates of={of} range={starts} />}
            </Column>
            <Column width={dates} phases={phases}>
              {({ ends }) => <Dates of={of} range={ends} />}
            </Column>
          </>
        )}
      </View>
      <View style={[styles.row, { marginTop: 4 }]}>
        <Key text={texts.quickest} isFilled />
        <Key text={texts.longest} isFilled={false} />
      </View>
    </View>
  );
};

const Head = ({ of: { words }, bars }: { of: Sheet; bars: number }) => (
  <View style={[styles.row, styles.rule, { marginTop: 8, paddingBottom: 3 }]}>
    <Say style={[styles.strong, { width: names + bars }]}>{words.columns.phase}</Say>
    <Say style={[styles.strong, { width: dates, paddingLeft: indent }]}>{words.figures.timeline.starts}</Say>
    <Say style={[styles.strong, { width: dates, paddingLeft: indent }]}>{words.figures.timeline.ends}</Say>
  </View>
);

const indent = 8;

interface ColumnProps {
  width: number;
  phases: Timeline['phases'];
  children: (phase: TimelinePhase, index: number) => React.ReactNode;
}

const Column = ({ width, phases, children }: ColumnProps) => (
  <View style={{ width }}>
    {phases.map((phase, index) => (
      <View key={phase.name} style={{ height: rowHeight, justifyContent: 'center' }}>
        {children(phase, index)}
      </View>
    ))}
  </View>
);

const Name = ({ of: { words }, phase, number }: { of: Sheet; phase: TimelinePhase; number: number }) => (
  <View style={{ paddingRight: 6 }}>
    <Say style={[styles.strong, { fontSize: 9, lineHeight: 1.25 }]}>
      {`${number}. ${words.report.phase[phase.name]}`}
    </Say>
    <Say style={[styles.note, { lineHeight: 1.25 }]}>
      {phase.duration ? words.report.duration(phase.duration) : words.report.ongoing}
    </Say>
  </View>
);

const Dates = ({ of: { words }, range }: { of: Sheet; range: DateRange | null }) => (
  <Say style={{ fontSize: 8.5, lineHeight: 1.3, paddingLeft: indent }}>
    {range ? words.dates(range.earliest, range.latest) : words.figures.timeline.open}
  </Say>
);

const Key = ({ text, isFilled }: { text: string; isFilled: boolean }) => (
  <View style={[styles.row, { alignItems: 'center', marginRight: 18 }]}>
    <Swatch isFilled={isFilled} />
    <Say style={styles.note}>{text}</Say>
  </View>
);
