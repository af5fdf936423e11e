import { View } from '@react-pdf/renderer';
import { reportSummary } from '../../../../../../../shared/consulting/report/texts/report-summary';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

/** The conclusions on the first page, one row each. */
export const Summary = ({ of: { given, data, words } }: { of: Sheet }) => (
  <>
    <Say style={[styles.chapterTitle, { marginBottom: 8 }]}>{words.summary.heading}</Say>
    {reportSummary(data, given.report.startsOn, given.language).map(({ point, heading, text }) => (
      <View key={point} style={[styles.row, row]} wrap={false}>
        <Say style={{ width: 116, fontSize: 10.5, fontWeight: 700, color: colors.brand }}>{heading}</Say>
        <Say style={{ flex: 1, fontSize: 10 }}>{text}</Say>
      </View>
    ))}
  </>
);

const row = { borderTopWidth: 0.75, borderTopColor: colors.line, paddingVertical: 8 } as const;
