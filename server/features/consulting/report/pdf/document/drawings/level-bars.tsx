import { View } from '@react-pdf/renderer';
import type { Bars } from '../../../../../../../shared/consulting/report/figures/radar';
import { outOf } from '../../../../../../../shared/consulting/report/layout';
import { scale } from '../../../../../../../shared/consulting/scales';
import { colors, styles } from '../look';
import { Say } from '../say';

/** A bar for each department, used when there are too few for a radar. */
export const LevelBars = ({ bars }: { bars: Bars['bars'] }) => (
  <View style={{ marginVertical: 4 }}>
    {bars.map(({ department: { id, name, level } }) => (
      <View key={id} style={{ marginBottom: 6 }} wrap={false}>
        <View style={styles.row}>
          <Say style={{ flex: 1, paddingRight: 8, fontWeight: 600 }}>{name}</Say>
          <Say style={{ width: 30, textAlign: 'right', fontWeight: 600 }}>{outOf(level)}</Say>
        </View>
        <Steps level={level} />
      </View>
    ))}
  </View>
);

/** A level as steps of the scale. */
const Steps = ({ level }: { level: number }) => (
  <View style={[styles.row, { marginTop: 3 }]}>
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
