import { View } from '@react-pdf/renderer';
import { summaryPage } from '../../../../../../../shared/consulting/report/texts/summary-page';
import { site } from '../../../../../../../shared/site';
import { colors, onDark, sheet, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';
import { Logo } from './logo';

/** The font size of the company's name, so that 200 characters fit. */
const nameSize = (name: string) => {
  if (name.length <= 32) return 32;
  return name.length <= 80 ? 22 : 15;
};

/** The head of the first page, over its whole width; the summary follows below it. */
export const Cover = ({ of: { given, data, words, model } }: { of: Sheet }) => {
  const { name, sector } = data.company;
  const { language } = given.report;
  const made = language === given.language ? [] : [words.cover.madeIn(words.cover.languages[language])];
  const { author, client } = summaryPage(model.summary, given.language);
  const facts = [author, client, words.day(given.report.createdAt), ...made].filter(Boolean);
  return (
    <View style={band}>
      <View style={[styles.row, { alignItems: 'center' }]}>
        <Logo size={30} />
        <Say style={{ fontSize: 14, fontWeight: 700, color: onDark.ink, marginLeft: 8 }}>{site.name}</Say>
      </View>
      <Say style={{ fontSize: 12, color: onDark.brand, fontWeight: 600, marginTop: 44 }}>{words.title}</Say>
      <Say style={[companyName, { fontSize: nameSize(name) }]}>{name}</Say>
      <View
        style={{ width: 56, height: 3, backgroundColor: onDark.accent, marginTop: 14, marginBottom: 10 }}
      />
      <Say style={{ color: onDark.muted }}>{sector}</Say>
      <Say style={{ color: onDark.muted }}>{facts.join(' · ')}</Say>
    </View>
  );
};

const companyName = { lineHeight: 1.15, fontWeight: 700, color: onDark.ink, marginTop: 6 } as const;

const band = {
  marginTop: -sheet.top,
  marginHorizontal: -sheet.margin,
  marginBottom: 22,
  paddingTop: 44,
  paddingBottom: 28,
  paddingHorizontal: sheet.margin,
  backgroundColor: colors.night,
} as const;
