import { Page, View } from '@react-pdf/renderer';
import { site } from '../../../../../../../shared/site';
import { fontFamily } from '../../text/fonts';
import { colors, sheet, styles } from '../look';
import { Say } from '../say';
import type { Sheet } from '../sheet';

/** The font size of the company's name, so that 200 characters fit. */
const nameSize = (name: string) => {
  if (name.length <= 36) return 34;
  return name.length <= 90 ? 24 : 16;
};

export const Cover = ({ of }: { of: Sheet }) => {
  const { data, words } = of;
  const { name } = data.company;
  return (
    <Page
      size="A4"
      style={[styles.page, { fontFamily, paddingHorizontal: sheet.margin, paddingVertical: 56 }]}
    >
      <View style={[styles.row, { alignItems: 'center' }]}>
        <View style={{ width: 10, height: 10, backgroundColor: colors.brand, marginRight: 8 }} />
        <Say style={{ fontSize: 12, fontWeight: 700 }}>{site.name}</Say>
      </View>
      <View style={{ marginTop: 150 }}>
        <Say style={{ fontSize: 14, color: colors.brand, fontWeight: 600 }}>{words.title}</Say>
        <Say style={{ fontSize: nameSize(name), lineHeight: 1.2, fontWeight: 700, marginTop: 8 }}>{name}</Say>
      </View>
      <View
        style={{ width: 64, height: 4, backgroundColor: colors.accent, marginTop: 22, marginBottom: 26 }}
      />
      {facts(of).map(([label, value]) => (
        <View key={label} style={[styles.row, styles.rule, { paddingVertical: 6 }]}>
          <Say style={{ width: 96, color: colors.muted }}>{label}</Say>
          <Say style={{ flex: 1 }}>{value}</Say>
        </View>
      ))}
      <View style={{ flexGrow: 1 }} />
      <View style={{ borderLeftWidth: 3, borderLeftColor: colors.brand, paddingLeft: 12 }}>
        <Say style={{ color: colors.muted }}>{words.figures.selfAssessment}</Say>
      </View>
    </Page>
  );
};

function facts({ given, data, words }: Sheet): [string, string][] {
  const { cover, report } = words;
  const { company, products, departments, problems, strengths } = data;
  const sameLanguage = given.language === given.report.language;
  const languageName = cover.languages[given.report.language];
  return [
    [cover.date, words.day(given.report.createdAt)],
    [cover.language, sameLanguage ? capitalized(languageName) : cover.madeIn(languageName)],
    [cover.sector, company.sector],
    [cover.size, capitalized(report.size[company.size])],
    [cover.structure, capitalized(report.structure[company.structure])],
    [
      cover.basis,
      cover.data({
        products: products.length,
        departments: departments.length,
        problems: problems.length,
        strengths: strengths.length,
      }),
    ],
  ];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
