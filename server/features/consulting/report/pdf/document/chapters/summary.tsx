import { View } from '@react-pdf/renderer';
import { summaryPage } from '../../../../../../../shared/consulting/report/texts/summary-page';
import { Chapter, type GivenChapter } from '../chapter';
import { colors, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

/** Three figures, then what is most urgent, where to begin and the next step. */
const Conclusions = ({ of: { given, model } }: { of: Sheet }) => {
  const { figures, points } = summaryPage(model.summary, given.language);
  return (
    <>
      <View style={[styles.row, { marginTop: 10, marginBottom: 14 }]} wrap={false}>
        {figures.map(({ label, value, more }, index) => (
          <View key={label} style={[figure, { marginLeft: index > 0 ? 8 : 0 }]}>
            <Say style={styles.note}>{label}</Say>
            <Say style={number}>{value}</Say>
            {more && <Say style={{ fontSize: 11, fontWeight: 600 }}>{more}</Say>}
          </View>
        ))}
      </View>
      {points.map(({ point, heading, text }) => (
        <View key={point} style={[styles.row, styles.ruleAbove, { paddingVertical: 10 }]} wrap={false}>
          <Say style={{ width: 116, fontSize: 11, fontWeight: 700, color: colors.brand }}>{heading}</Say>
          <Say style={{ flex: 1, fontSize: 10.5 }}>{text}</Say>
        </View>
      ))}
    </>
  );
};

/** The conclusions on the first page, under the cover. */
export const Summary = ({ of }: { of: Sheet }) => (
  <>
    <Say style={styles.chapterTitle}>{of.words.overview.summary.heading}</Say>
    <Conclusions of={of} />
  </>
);

/** The conclusions after a first look, which then has the first page. */
export const SummaryChapter = (chapter: GivenChapter) => (
  <Chapter {...chapter} lead={<Conclusions of={chapter.of} />} />
);

const number = { fontSize: 15, lineHeight: 1.3, fontWeight: 700, color: colors.brand } as const;
const figure = {
  flex: 1,
  flexBasis: 0,
  backgroundColor: colors.tint,
  borderRadius: 6,
  paddingVertical: 10,
  paddingHorizontal: 12,
} as const;
