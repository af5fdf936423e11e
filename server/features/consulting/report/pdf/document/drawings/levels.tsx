import { View } from '@react-pdf/renderer';
import type { Radar } from '../../../../../../../shared/consulting/report/figures/radar';
import { colors, sheet, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';
import { LevelBars } from './level-bars';
import { levelsView } from './levels-view';
import { RadarDrawing } from './radar-drawing';

/** Points of the radar when the score stands beside it. */
const narrow = 322;
/** Letters of a word that fits at an axis of the narrow radar. */
const wordBeside = 15;

/** The score, and the departments' levels as a radar or as bars; more departments have a table after it. */
export const Levels = ({ of }: { of: Sheet }) => {
  const { chart } = of.model.figures;
  const view = levelsView(of.model);
  const isRadar = view === 'radar' && chart.kind === 'radar';
  if (isRadar && fitsBeside(chart)) {
    return (
      <View style={[styles.row, { alignItems: 'center', marginTop: 6 }]} wrap={false}>
        <View style={{ width: sheet.content - narrow }}>
          <Score of={of} />
        </View>
        <RadarDrawing radar={chart} width={narrow} />
      </View>
    );
  }
  return (
    <View style={{ marginTop: 6 }} wrap={false}>
      <Score of={of} />
      {isRadar && <RadarDrawing radar={chart} width={sheet.content} />}
      {chart.kind === 'bars' && <LevelBars bars={chart.bars} />}
    </View>
  );
};

/** Whether the radar has room for the names of its axes beside the score. */
const fitsBeside = ({ axes }: Radar) =>
  axes.every(({ department: { name } }) => name.split(/\s/).every((word) => word.length <= wordBeside));

/** The drawing names the weakest department, so the score says only whether there is one. */
const Score = ({ of: { model, words } }: { of: Sheet }) => {
  const { score, departments, weakest, isEven } = model.figures.digitalization;
  const texts = words.figures.score;
  return (
    <View style={box}>
      <Say style={styles.strong}>{texts.name}</Say>
      <View style={[styles.row, { alignItems: 'baseline' }]}>
        <Say style={number}>{`${score}`}</Say>
        <Say style={{ marginLeft: 5 }}>{texts.outOf}</Say>
      </View>
      <Say style={styles.note}>{texts.of(departments.length)}</Say>
      {isEven && (
        <Say style={[styles.note, { marginTop: 4 }]}>{texts.even(departments.length, weakest[0]!.level)}</Say>
      )}
    </View>
  );
};

const number = { fontSize: 30, lineHeight: 1.2, fontWeight: 700, color: colors.brand } as const;
const box = {
  backgroundColor: colors.tint,
  borderRadius: 6,
  paddingVertical: 10,
  paddingHorizontal: 14,
} as const;
