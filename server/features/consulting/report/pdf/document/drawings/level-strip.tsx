import { View } from '@react-pdf/renderer';
import type { DepartmentFigure } from '../../../../../../../shared/consulting/report/figures/digitalization';
import { shortLabel } from '../../../../../../../shared/consulting/report/figures/short-label';
import { scale } from '../../../../../../../shared/consulting/scales';
import { inRows } from '../in-rows';
import { levelShades, onLevelShades, styles } from '../look';
import { Say } from '../say';

/** Up to this number the cells stay on one page, so that no single row moves to the next page. */
const onOnePage = 40;
const longest = 90;

interface LevelStripProps {
  departments: DepartmentFigure[];
  /** Cells in a row. */
  inRow: number;
}

/** An equal cell for each department, shaded by its level, which is printed in it. */
export const LevelStrip = ({ departments, inRow }: LevelStripProps) => (
  <View wrap={departments.length > onOnePage}>
    {inRows(departments, inRow).map((row, index) => (
      <View key={index} style={[styles.row, { marginBottom: 3 }]} wrap={false}>
        {row.map((department, place) => (
          <View
            key={department?.id ?? `none-${place}`}
            style={{ flex: 1, flexBasis: 0, marginRight: place + 1 < inRow ? 3 : 0 }}
          >
            {department && <Cell department={department} />}
          </View>
        ))}
      </View>
    ))}
  </View>
);

const Cell = ({ department: { name, level } }: { department: DepartmentFigure }) => {
  const step = level - scale.min;
  const color = onLevelShades[step];
  return (
    <View style={[styles.row, cell, { backgroundColor: levelShades[step] }]}>
      <Say style={{ width: 14, fontSize: 9, lineHeight: 1.3, fontWeight: 700, color }}>{`${level}`}</Say>
      <Say style={{ flex: 1, fontSize: 8.5, lineHeight: 1.3, color }}>{shortLabel(name, longest)}</Say>
    </View>
  );
};

const cell = {
  flexGrow: 1,
  alignItems: 'center',
  paddingVertical: 3.5,
  paddingHorizontal: 6,
  borderRadius: 2,
} as const;
