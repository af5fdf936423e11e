import { View } from '@react-pdf/renderer';
import type { Radar } from '../../../../../../../shared/consulting/report/figures/radar';
import { sheet, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';
import { LevelBars } from './level-bars';
import { LevelStrip } from './level-strip';
import { RadarDrawing } from './radar-drawing';

/** Points of the radar when the strip stands beside it. */
const narrow = 312;
const between = 12;
const most = { axes: 8, wordBeside: 15 } as const;

/** The departments' levels as a radar and a strip, or as bars; the list with their functions follows. */
export const LevelsDrawing = ({ of: { figures, words } }: { of: Sheet }) => {
  const { chart } = figures;
  if (chart.kind === 'bars') return <LevelBars bars={chart.bars} />;
  const { departments } = figures.digitalization;
  const note = chart.leftOut.length > 0 ? `${words.notes.radar} ${words.notes.leftOut}` : words.notes.radar;
  return (
    <>
      {fitsBeside(chart) ? (
        <View style={[styles.row, { alignItems: 'center' }]} wrap={false}>
          <RadarDrawing radar={chart} width={narrow} />
          <View style={{ width: sheet.content - narrow - between, marginLeft: between }}>
            <LevelStrip departments={departments} inRow={1} />
          </View>
        </View>
      ) : (
        <>
          <View wrap={false}>
            <RadarDrawing radar={chart} width={sheet.content} />
          </View>
          <LevelStrip departments={departments} inRow={3} />
        </>
      )}
      <Say style={[styles.note, { marginTop: 2, marginBottom: 4 }]}>{note}</Say>
    </>
  );
};

/** Whether there is room for the names of the axes and for the strip side by side. */
const fitsBeside = ({ axes, leftOut }: Radar) =>
  axes.length <= most.axes &&
  leftOut.length === 0 &&
  axes.every(({ department: { name } }) => name.split(/\s/).every((word) => word.length <= most.wordBeside));
