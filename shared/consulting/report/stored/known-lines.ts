import { thresholds } from '../../scales';
import type { CompanyData } from '../company-data';
import { inReportOrder, urgencies } from '../findings';
import type { RecordRef } from '../figures/records';
import { chosenModules } from '../modules/modules';
import { reasonText } from '../sections/architecture';
import type { ReportWords } from '../texts/report.en';

/** The parts of a built text that have a drawing. */
export type TextPlace = 'title' | 'figures' | 'departments' | 'problems' | 'strengths' | 'other';

/** What an item of a text is about; `rating` is the beginning of its line that states a priority or an impact. */
export interface KnownLine {
  record: RecordRef;
  rating: { text: string; value: number } | null;
  /** The department that a problem affects. */
  department: string | null;
}

export interface KnownTexts {
  headings: Map<string, TextPlace>;
  /** By the first line of an item; items with the same line are in the order of the text. */
  lines: Map<string, KnownLine[]>;
}

/**
 * The headings and items that the texts of a report on these data have, so that a stored text can be shown with its
 * records and drawings. A text that was written otherwise has fewer of them, or none.
 */
export function knownTexts(given: CompanyData, words: ReportWords): KnownTexts {
  const data = inReportOrder(given);
  const lines = new Map<string, KnownLine[]>();
  for (const [text, known] of [...recordLines(data, words), ...reasonLines(data, words)]) {
    const line = firstLine(text);
    lines.set(line, [...(lines.get(line) ?? []), known]);
  }
  return { headings: headingsOf(data, words), lines };
}

const firstLine = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/)[0]!.trim();

type Line = [text: string, known: KnownLine];

const plain = (kind: RecordRef['kind'], id: number, label: string): KnownLine => ({
  record: { kind, id, label },
  rating: null,
  department: null,
});

function recordLines(
  { products, departments, problems, strengths }: CompanyData,
  words: ReportWords,
): Line[] {
  const names = new Map(departments.map(({ id, name }) => [id, name]));
  return [
    ...products.map(
      ({ id, name, type }): Line => [`${name} (${words.productType[type]})`, plain('product', id, name)],
    ),
    ...departments.map(
      ({ id, name, digitalizationLevel }): Line => [
        words.analysis.department(name, digitalizationLevel),
        plain('department', id, name),
      ],
    ),
    ...problems.map(
      ({ id, priority, description, departmentId }): Line => [
        words.problem(priority, description),
        {
          ...plain('problem', id, description),
          rating: { text: words.problem(priority, ''), value: priority },
          department: names.get(departmentId ?? 0) ?? null,
        },
      ],
    ),
    ...strengths.map(
      ({ id, impact, description }): Line => [
        words.strength(impact, description),
        {
          ...plain('strength', id, description),
          rating: { text: words.strength(impact, ''), value: impact },
        },
      ],
    ),
  ];
}

const reasonLines = (data: CompanyData, words: ReportWords): Line[] =>
  chosenModules(data).flatMap(({ because }) =>
    because.map((reason): Line => [reasonText(reason, words), plain(reason.kind, reason.id, reason.label)]),
  );

function headingsOf(
  { company, products, departments, problems, strengths, ...rest }: CompanyData,
  words: ReportWords,
): KnownTexts['headings'] {
  const { analysis, recommendations, architecture } = words;
  const modules = chosenModules({ company, products, departments, problems, strengths, ...rest });
  const places: Record<TextPlace, string[]> = {
    title: [analysis.title(company.name), recommendations.title, architecture.title],
    figures: [analysis.summary, analysis.formerSummary],
    departments: [analysis.departments(departments.length)],
    problems: [analysis.problems(problems.length)],
    strengths: [analysis.strengths(strengths.length)],
    other: [
      analysis.profile,
      analysis.products(products.length),
      analysis.basis,
      ...urgencies.map((urgency) => recommendations.urgency[urgency]),
      recommendations.improvement(thresholds.lowDigitalization),
      recommendations.leverage(thresholds.highImpact),
      architecture.approach[company.size],
      architecture.modules(modules.length),
      architecture.plan,
    ],
  };
  return new Map(
    Object.entries(places).flatMap(([place, headings]) =>
      headings.map((heading) => [firstLine(heading), place as TextPlace]),
    ),
  );
}

/** A heading of a built text without its capitals: "HIGH PRIORITY: resolve" becomes "High priority: resolve". */
export const headingText = (heading: string) =>
  heading.replace(
    /^\p{Lu}[\p{Lu}-]*(?: [\p{Lu}-]+)*(?=[ :,]|$)/u,
    (capitals) => capitals[0] + capitals.slice(1).toLowerCase(),
  );
