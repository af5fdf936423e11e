import { View } from '@react-pdf/renderer';
import type { DepartmentFigure } from '../../../../../../../shared/consulting/report/figures/digitalization';
import { shortLabel } from '../../../../../../../shared/consulting/report/figures/short-label';
import { scale } from '../../../../../../../shared/consulting/scales';
import { inRows } from '../in-rows';
import { levelShades, onLevelShades, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

const cellsInRow = 4;
/** Up to this number the cells stay on one page, so that no single row moves to the next page. */
const onOnePage = 40;

/** A cell for each department, shaded by its level, which is printed in it. */
export const HeatStrip = ({ of: { figures, words } }: { of: Sheet }) => (
  <View wrap={figures.digitalization.departments.length > onOnePage}>
    <View minPresenceAhead={50} wrap={false}>
      <Say style={styles.title}>{words.figures.chart.heat}</Say>
      <Say style={[styles.note, { marginBottom: 6 }]}>{words.notes.strip}</Say>
    </View>
    {inRows(figures.digitalization.departments, cellsInRow).map((row, index) => (
      <View key={index} style={[styles.row, { marginBottom: 3 }]} wrap={false}>
        {row.map((department, place) => (
          <Cell key={department?.id ?? `none-${place}`} department={department} />
        ))}
      </View>
    ))}
  </View>
);

const Cell = ({ department }: { department: DepartmentFigure | undefined }) => {
  if (!department) return <View style={{ flex: 1, flexBasis: 0, marginRight: 3 }} />;
  const step = department.level - scale.min;
  const color = onLevelShades[step];
  return (
    <View
      style={[
        styles.row,
        {
          flex: 1,
          flexBasis: 0,
          marginRight: 3,
          padding: 5,
          minHeight: 34,
          backgroundColor: levelShades[step],
        },
      ]}
    >
      <Say style={{ width: 14, fontWeight: 700, color }}>{`${department.level}`}</Say>
      <Say style={{ flex: 1, fontSize: 8, lineHeight: 1.3, color }}>{shortLabel(department.name, 44)}</Say>
    </View>
  );
};
