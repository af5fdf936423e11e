import { View } from '@react-pdf/renderer';
import type {
  PriorityBand,
  ProblemFigure,
  StrengthFigure,
} from '../../../../../../../shared/consulting/report/figures/priorities';
import type { ReportFigures } from '../../../../../../../shared/consulting/report/figures/report-figures';
import { shortLabel } from '../../../../../../../shared/consulting/report/figures/short-label';
import { outOf } from '../../../../../../../shared/consulting/report/layout';
import { scale } from '../../../../../../../shared/consulting/scales';
import { Chapter, type ChapterProps } from '../chapter';
import { colors, styles, urgencyColors } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

const longest = 220;

export const PrioritiesChapter = (chapter: Omit<ChapterProps, 'children'>) => {
  const { of } = chapter;
  const { figures, words } = of;
  return (
    <Chapter {...chapter}>
      {isShortened(figures) && <Say style={styles.note}>{words.notes.shortened}</Say>}
      <View minPresenceAhead={70} wrap={false}>
        <Say style={styles.title}>{words.figures.priorities.heading}</Say>
      </View>
      {figures.priorities.map((band) => (
        <Band key={band.urgency} of={of} band={band} />
      ))}
      <View minPresenceAhead={50} wrap={false}>
        <Say style={styles.title}>{words.figures.strengths.heading}</Say>
      </View>
      {figures.strengths.map((strength) => (
        <Strength key={strength.id} of={of} strength={strength} />
      ))}
    </Chapter>
  );
};

const isShortened = ({ priorities, strengths }: ReportFigures) =>
  [...priorities.flatMap(({ problems }) => problems), ...strengths].some(
    ({ description }) => shortLabel(description, longest).endsWith('…') && !description.trim().endsWith('…'),
  );

const Band = ({ of, band: { urgency, problems } }: { of: Sheet; band: PriorityBand }) => {
  const texts = of.words.figures.priorities;
  return (
    <>
      <View style={[styles.row, { marginTop: 8, marginBottom: 2 }]} minPresenceAhead={40} wrap={false}>
        <Say style={[styles.subtitle, { marginTop: 0, flex: 1, color: urgencyColors[urgency] }]}>
          {texts.band[urgency]}
        </Say>
        <Say style={[styles.strong, { color: urgencyColors[urgency] }]}>{`${problems.length}`}</Say>
      </View>
      {problems.length === 0 && <Say style={styles.note}>{texts.none}</Say>}
      {problems.map((problem) => (
        <Problem key={problem.id} of={of} problem={problem} color={urgencyColors[urgency]} />
      ))}
    </>
  );
};

interface ProblemProps {
  of: Sheet;
  problem: ProblemFigure;
  color: string;
}

const Problem = ({ of: { words }, problem, color }: ProblemProps) => {
  const { description, priority, department, support } = problem;
  const notes = [
    department && words.figures.priorities.hurts(shortLabel(department.name, 80)),
    support && supportText(support, words),
  ];
  return (
    <Ranked level={priority} color={color} text={description} notes={notes.filter((note) => note !== null)} />
  );
};

const Strength = ({ of: { words }, strength }: { of: Sheet; strength: StrengthFigure }) => {
  const { description, impact, toLeverage, support } = strength;
  const notes = [
    toLeverage ? words.figures.strengths.leverage : null,
    support && supportText(support, words),
  ];
  const color = toLeverage ? colors.positive : colors.muted;
  return (
    <Ranked level={impact} color={color} text={description} notes={notes.filter((note) => note !== null)} />
  );
};

const supportText = (
  { module, word }: NonNullable<ProblemFigure['support']>,
  { figures, report }: Sheet['words'],
) => figures.modules.supports(report.module[module], shortLabel(word, 40));

interface RankedProps {
  level: number;
  color: string;
  text: string;
  notes: string[];
}

/** Characters of the document's own font: one text takes a sixth of the time of five boxes. */
const steps = (level: number) => '■'.repeat(level) + '□'.repeat(scale.max - level);

/** A level as five steps and as a number, then the item that has it. */
const Ranked = ({ level, color, text, notes }: RankedProps) => (
  <View style={[styles.row, styles.rule, { paddingVertical: 5 }]} wrap={false}>
    <Say style={{ width: 54, fontSize: 10, lineHeight: 1.38, color }}>{steps(level)}</Say>
    <Say style={{ width: 28, fontWeight: 700, color }}>{outOf(level)}</Say>
    <View style={{ flex: 1 }}>
      <Say>{shortLabel(text, longest)}</Say>
      {notes.length > 0 && <Say style={styles.note}>{notes.join(' · ')}</Say>}
    </View>
  </View>
);
