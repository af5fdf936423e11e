import { View } from '@react-pdf/renderer';
import { styles } from '../../look';
import { Heading } from '../../parts/heading';
import { Say } from '../../say';
import type { Sheet } from '../../sheet';

/** What each module of the report does, told once. */
export const Modules = ({ of: { model, words } }: { of: Sheet }) => (
  <View wrap={false}>
    <Heading text={words.figures.architecture.layer.modules} />
    {model.figures.modules.map(({ module }) => (
      <View key={module} style={[styles.row, styles.rule, { paddingVertical: 4 }]}>
        <Say style={[styles.strong, { width: 140, paddingRight: 8, fontSize: 9 }]}>
          {words.report.module[module]}
        </Say>
        <Say style={{ flex: 1, fontSize: 9, lineHeight: 1.35 }}>{words.overview.moduleDoes[module]}</Say>
      </View>
    ))}
  </View>
);
