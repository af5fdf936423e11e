import { View } from '@react-pdf/renderer';
import { scale } from '../../../../../../../shared/consulting/scales';
import type { DepartmentFigure } from '../../../../../../../shared/consulting/report/figures/digitalization';
import { shortLabel } from '../../../../../../../shared/consulting/report/figures/short-label';
import { outOf } from '../../../../../../../shared/consulting/report/layout';
import { Chapter, type ChapterProps } from '../chapter';
import { HeatStrip } from '../drawings/heat-strip';
import { colors, styles } from '../look';
import { RadarDrawing } from '../drawings/radar-drawing';
import { Say } from '../say';
import type { Sheet } from '../sheet';

const namedWeakest = 3;

export const DigitalizationChapter = (chapter: Omit<ChapterProps, 'children'>) => {
  const { figures, words } = chapter.of;
  const { chart } = figures;
  return (
    <Chapter {...chapter}>
      <Score of={chapter.of} />
      <Say style={styles.title}>
        {chart.kind === 'radar' ? words.figures.chart.radar : words.figures.chart.bars}
      </Say>
      {chart.kind === 'radar' ? (
        <>
          <View style={[styles.row, { alignItems: 'center' }]} wrap={false}>
            <RadarDrawing radar={chart} />
            <View style={{ flex: 1, marginLeft: 18 }}>
              {chart.axes.map(({ department }, index) => (
                <Level key={department.id} of={chapter.of} number={index + 1} department={department} />
              ))}
            </View>
          </View>
          <Say style={[styles.note, { marginTop: 6 }]}>{words.notes.radar}</Say>
          {chart.leftOut.length > 0 && <Say style={styles.note}>{words.notes.leftOut}</Say>}
        </>
      ) : (
        chart.bars.map(({ department }) => (
          <Level key={department.id} of={chapter.of} department={department} hasSteps />
        ))
      )}
      <HeatStrip of={chapter.of} />
    </Chapter>
  );
};

/** The score, always together with the weakest department. */
const Score = ({ of: { figures, words } }: { of: Sheet }) => {
  const { score, departments, weakest, isEven } = figures.digitalization;
  const texts = words.figures.score;
  const { level } = weakest[0]!;
  const names = weakest.slice(0, namedWeakest).map(({ name }) => shortLabel(name, 60));
  return (
    <View style={[styles.row, { backgroundColor: colors.tint, borderRadius: 6, padding: 14 }]} wrap={false}>
      <View style={{ width: 150 }}>
        <Say style={styles.note}>{texts.name}</Say>
        <View style={[styles.row, { alignItems: 'flex-end' }]}>
          <Say
            style={{ fontSize: 38, lineHeight: 1.1, fontWeight: 700, color: colors.brand }}
          >{`${score}`}</Say>
          <Say style={{ marginLeft: 6, marginBottom: 5 }}>{texts.outOf}</Say>
        </View>
        <Say style={styles.note}>{texts.of(departments.length)}</Say>
      </View>
      <View style={{ flex: 1, borderLeftWidth: 0.75, borderLeftColor: colors.line, paddingLeft: 14 }}>
        <Say style={{ fontSize: 11.5, fontWeight: 600 }}>
          {isEven
            ? texts.even(departments.length, level)
            : texts.weakest(names, weakest.length - names.length, level)}
        </Say>
        <Say style={[styles.note, { marginTop: 4 }]}>{words.figures.selfAssessment}</Say>
      </View>
    </View>
  );
};

interface LevelProps {
  of: Sheet;
  department: DepartmentFigure;
  /** The number of its axis in the radar. */
  number?: number;
  /** Whether a bar is drawn, used when there is no radar. */
  hasSteps?: boolean;
}

/** A row with a department's level and percentage; with a bar when there is no radar. */
const Level = ({ of: { words }, department: { name, level, percent }, number, hasSteps }: LevelProps) => (
  <View style={[styles.rule, { paddingVertical: 3.5 }]} wrap={false}>
    <View style={styles.row}>
      {number !== undefined && (
        <Say style={{ width: 18, color: colors.brand, fontWeight: 700 }}>{`${number}`}</Say>
      )}
      <Say style={{ flex: 1, paddingRight: 8 }}>{shortLabel(name, number === undefined ? 120 : 60)}</Say>
      <Say style={{ width: 26, textAlign: 'right', fontWeight: 600 }}>{outOf(level)}</Say>
      <Say style={{ width: 38, textAlign: 'right', color: colors.muted }}>
        {words.figures.percent(percent)}
      </Say>
    </View>
    {hasSteps && <Steps level={level} />}
  </View>
);

/** A level as steps of the scale: the lowest level is one step, although it counts as 0 %. */
const Steps = ({ level }: { level: number }) => (
  <View style={[styles.row, { marginTop: 4, marginBottom: 3 }]}>
    {Array.from({ length: scale.max }, (_, step) => (
      <View
        key={step}
        style={{
          flex: 1,
          height: 8,
          marginRight: step + 1 < scale.max ? 3 : 0,
          backgroundColor: step < level ? colors.brand : colors.line,
          borderRadius: 2,
        }}
      />
    ))}
  </View>
);
