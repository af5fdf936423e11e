import { View } from '@react-pdf/renderer';
import { styles } from '../../look';
import { Heading } from '../../parts/heading';
import { Say } from '../../say';
import type { Sheet } from '../../sheet';

/** Figures of public statistics, each with its source; nothing where none fits. */
export const WhereYouStand = ({ of: { model, words } }: { of: Sheet }) => {
  const { heading, note, sentence, sourceInFull } = words.benchmarks;
  if (model.benchmarks.length === 0) return null;
  return (
    <View wrap={false}>
      <Heading text={heading} />
      <Say style={[styles.note, { marginBottom: 4 }]}>{note}</Say>
      <View style={styles.row}>
        {model.benchmarks.map((benchmark) => (
          <View key={benchmark.id} style={{ flex: 1, flexBasis: 0, paddingRight: 12 }}>
            <Say style={{ fontSize: 9, lineHeight: 1.35 }}>{sentence(benchmark)}</Say>
            <Say style={[styles.note, { fontSize: 7, lineHeight: 1.3, marginTop: 2 }]}>
              {sourceInFull(benchmark)}
            </Say>
          </View>
        ))}
      </View>
    </View>
  );
};
