import { thresholds } from '../../scales';
import type { CompanyData } from '../company-data';
import { isWorthLeveraging, needsImprovement, urgencies, type Urgency, urgencyOf } from '../findings';
import { item, section, sections } from '../layout';
import { type ChosenModule, moduleBroughtInBy, type RecordKind } from '../modules/modules';
import type { ReportWords } from '../texts/report.en';

/** The line with the module that a record calls for; empty if there is none. */
type Support = (kind: RecordKind, id: number) => string[];

/** The text with an action for each problem, low department and great strength; `data` must be in report order. */
export function recommendations(data: CompanyData, modules: ChosenModule[], words: ReportWords): string {
  const support = supportFrom(modules, words);
  return sections(
    words.recommendations.title,
    ...urgencies.flatMap((urgency) => problemsOf(urgency, data, words, support)),
    departmentsToImprove(data, words, support),
    strengthsToLeverage(data, words, support),
  );
}

const supportFrom =
  (modules: ChosenModule[], words: ReportWords): Support =>
  (kind, id) => {
    const found = moduleBroughtInBy(modules, kind, id);
    return found ? [words.recommendations.supportedBy(words.module[found.module], found.word)] : [];
  };

function problemsOf(urgency: Urgency, data: CompanyData, words: ReportWords, support: Support): string[] {
  const problems = data.problems.filter((problem) => urgencyOf(problem) === urgency);
  if (problems.length === 0) return [];
  const texts = words.recommendations;
  const items = problems.map(({ id, priority, description }) =>
    item(words.problem(priority, description), ...support('problem', id)),
  );
  return [section(texts.urgency[urgency], texts.advice[urgency], ...items)];
}

function departmentsToImprove({ departments }: CompanyData, words: ReportWords, support: Support): string {
  const texts = words.recommendations;
  const heading = texts.improvement(thresholds.lowDigitalization);
  const low = departments.filter(needsImprovement);
  if (low.length === 0) return section(heading, texts.noImprovement);
  const items = low.map(({ id, name, digitalizationLevel, function: duties }) =>
    item(
      texts.improve(name, digitalizationLevel, thresholds.lowDigitalization + 1),
      texts.tasks(duties),
      ...support('department', id),
    ),
  );
  return section(heading, texts.improvementAdvice, ...items);
}

function strengthsToLeverage(
  { problems, strengths }: CompanyData,
  words: ReportWords,
  support: Support,
): string {
  const texts = words.recommendations;
  const heading = texts.leverage(thresholds.highImpact);
  const great = strengths.filter(isWorthLeveraging);
  if (great.length === 0) return section(heading, texts.noLeverage);
  const isUrgent = problems.some((problem) => urgencyOf(problem) === 'high');
  const items = great.map(({ id, impact, description }) =>
    item(words.strength(impact, description), ...support('strength', id)),
  );
  return section(heading, isUrgent ? texts.leverageOnUrgent : texts.leverageInGeneral, ...items);
}
