import { describe, expect, test } from 'vitest';
import { languages } from '../../languages';
import type { CompanyData } from './company-data';
import { newReport } from './schemas';
import { buildReport } from './build-report';
import { planTimeline } from './figures/timeline';
import { reportFigures } from './figures/report-figures';
import { en } from './texts/report.en';
import { tenCompanies } from './testing/ten-companies';

const cases = tenCompanies.map(({ title, data }) => [title, data] as const);

/** The first line of a typed text; a report indents further lines under it. */
const firstLine = (text: string) => text.split(/\r\n|[\r\n\u2028\u2029]/)[0]!;

const lineWith = (text: string, beginning: string) =>
  text.split('\n').some((line) => line.startsWith(beginning));

/**
 * A section of a text by the beginning of its heading; empty if there is none. Typed text is indented, headings are
 * not.
 */
function itemsUnder(text: string, heading: string): string {
  const sections = text.split(/\n\n(?=[A-Z ]{4,}[:,]? ?)/);
  return sections.find((section) => section.startsWith(heading)) ?? '';
}

describe.each(cases)('%s', (_title, data) => {
  const text = buildReport(data, 'en');
  const figures = reportFigures(data);

  test('the analysis lists sector, size, structure and every item with its level', () => {
    const { company, products, departments, problems, strengths } = data;
    const says = (line: string) => expect(lineWith(text.analysis, line)).toBe(true);
    says(`- Sector: ${company.sector}`);
    says(`- Size: ${en.size[company.size]}`);
    says(`- Structure: ${company.structure}`);
    for (const { name, type } of products) says(`- ${name} (${type})`);
    for (const one of departments) says(`- ${one.name}: digitalization level ${one.digitalizationLevel}/5`);
    for (const one of problems) says(`- Priority ${one.priority}/5: ${firstLine(one.description)}`);
    for (const one of strengths) says(`- Impact ${one.impact}/5: ${firstLine(one.description)}`);
  });

  test('the texts are stored as they were built, so that the server can tell whether they are', () => {
    for (const language of languages) {
      const built = buildReport(data, language);
      expect(newReport.parse({ companyId: 1, ...built })).toEqual({ companyId: 1, ...built });
    }
  });

  test('each problem is told under what its priority asks for', () => {
    for (const { description, priority } of data.problems) {
      const heading = priority >= 4 ? 'HIGH' : priority >= 2 ? 'MEDIUM' : 'LOW';
      const told = itemsUnder(text.recommendations, `${heading} PRIORITY`);
      expect(lineWith(told, `- Priority ${priority}/5: ${firstLine(description)}`)).toBe(true);
    }
  });

  test('departments of level 2 or less are to be improved and strengths of impact 4 or more leveraged', () => {
    const improve = itemsUnder(text.recommendations, 'DIGITAL IMPROVEMENT');
    for (const { name, digitalizationLevel } of data.departments) {
      const told = lineWith(improve, `- ${name}: raise digitalization from level ${digitalizationLevel}/5`);
      expect(told).toBe(digitalizationLevel <= 2);
    }
    const leverage = itemsUnder(text.recommendations, 'STRENGTHS TO LEVERAGE');
    for (const { description, impact } of data.strengths) {
      expect(lineWith(leverage, `- Impact ${impact}/5: ${firstLine(description)}`)).toBe(impact >= 4);
    }
  });

  test('the architecture fits the size, has the modules that the words call for, and five phases', () => {
    const approach = { small: 'light and low-cost', medium: 'modular and scalable', large: 'robust' };
    expect(text.aiArchitecture).toContain(`APPROACH: ${approach[data.company.size]}`);
    expect(modulesIn(text.aiArchitecture)).toEqual(modulesCalledFor(data));
    expect(text.aiArchitecture.match(/^\d\. .*/gm)).toEqual([
      '1. Diagnosis: 4-6 weeks',
      '2. Priority components: 2-3 months',
      '3. Integration: 1-2 months',
      '4. Training and rollout: 1 month',
      '5. Continuous monitoring: ongoing',
    ]);
  });

  test('English and Spanish carry the same numbers and the same company', () => {
    const spanish = buildReport(data, 'es');
    for (const part of ['analysis', 'recommendations', 'aiArchitecture'] as const) {
      expect(spanish[part].match(/\d+/g)).toEqual(text[part].match(/\d+/g));
      expect(spanish[part]).not.toBe(text[part]);
    }
  });

  test('the drawings say what the texts say', () => {
    const drawn = figures.architecture.layers.flatMap((layer) =>
      layer.name === 'modules' ? layer.boxes.map(({ module }) => en.module[module]) : [],
    );
    expect([...drawn, en.module.integration]).toEqual(modulesIn(text.aiArchitecture));
    for (const { urgency, problems } of figures.priorities) {
      const told = itemsUnder(text.recommendations, en.recommendations.urgency[urgency]);
      expect(problems.every(({ description }) => told.includes(firstLine(description)))).toBe(true);
      expect(told === '').toBe(problems.length === 0);
    }
    const improved = figures.digitalization.departments.filter(({ isLow }) => isLow);
    const improve = itemsUnder(text.recommendations, 'DIGITAL IMPROVEMENT');
    expect(improve.match(/^- .*: raise digitalization/gm)?.length ?? 0).toBe(improved.length);
    const [lowest] = figures.digitalization.weakest;
    expect(text.analysis).toContain(`${lowest!.name}: digitalization level ${lowest!.level}/5`);
    expect(planTimeline('2026-01-31').phases.map(({ name }) => en.phase[name])).toEqual(
      [...text.aiArchitecture.matchAll(/^\d\. (.*):/gm)].map(([, phase]) => phase),
    );
  });

  test('again, in any order of the rows, it is the same to the byte', () => {
    const turned: CompanyData = {
      ...data,
      products: data.products.toReversed(),
      departments: data.departments.toReversed(),
      problems: data.problems.toReversed(),
      strengths: data.strengths.toReversed(),
    };
    for (const language of ['en', 'es'] as const)
      expect(buildReport(structuredClone(turned), language)).toEqual(buildReport(data, language));
    expect(JSON.stringify(reportFigures(turned))).toBe(JSON.stringify(figures));
  });

  test('another level of one department moves the chart, the score and the text', () => {
    const [first, ...others] = data.departments;
    const level = first!.digitalizationLevel === 1 ? 5 : 1;
    const changed = { ...data, departments: [{ ...first!, digitalizationLevel: level }, ...others] };
    const now = reportFigures(changed);
    const drawn = ({ chart, digitalization }: typeof now) => [chart, digitalization.departments];
    expect(drawn(now)).not.toEqual(drawn(figures));
    expect(now.digitalization.score).not.toBe(figures.digitalization.score);
    expect(buildReport(changed, 'en').analysis).not.toBe(text.analysis);
  });
});

test('no two companies get the same findings or texts', () => {
  const findings = cases.map(([, data]) => JSON.stringify(reportFigures(data).findings));
  const texts = cases.map(([, data]) => JSON.stringify(buildReport(data, 'en')));
  expect(new Set(findings).size).toBe(cases.length);
  expect(new Set(texts).size).toBe(cases.length);
});

const moduleNames = ['Analytics module', 'Process automation', 'Predictive system', 'Integration platform'];
const modulesIn = (text: string) => moduleNames.filter((name) => text.split('\n').includes(`- ${name}`));

/** The specification's rules, implemented a second time with the words that these companies use. */
function modulesCalledFor({ departments, problems, strengths }: CompanyData): string[] {
  const says = (text: string, ...words: string[]) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .some((word) => words.includes(word));
  const called = [
    departments.some((one) => says(one.name, 'sales', 'marketing', 'ventas')) ||
      departments.some((one) => says(one.function, 'data', 'datos', 'analysis', 'análisis')),
    problems.some((one) =>
      says(one.description, 'manual', 'repetitive', 'repetitivas', 'slow', 'lentitud', 'tiempo'),
    ),
    strengths.some((one) => says(one.description, 'data', 'información', 'historical', 'histórico')),
    true,
  ];
  return moduleNames.filter((_name, index) => called[index]);
}
