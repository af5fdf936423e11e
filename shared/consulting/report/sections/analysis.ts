import { thresholds } from '../../scales';
import type { CompanyData } from '../company-data';
import { isWorthLeveraging, urgencyOf } from '../findings';
import { item, section, sections } from '../layout';
import type { ReportWords } from '../texts/report.en';

/** The text that restates the company's own data in order; `data` must be in report order. */
export function analysis(data: CompanyData, words: ReportWords): string {
  const texts = words.analysis;
  return sections(
    texts.title(data.company.name),
    profile(data, words),
    summary(data, words),
    section(
      texts.products(data.products.length),
      ...data.products.map(({ name, type, description }) =>
        item(`${name} (${words.productType[type]})`, description),
      ),
    ),
    section(
      texts.departments(data.departments.length),
      ...data.departments.map(({ name, digitalizationLevel, function: duties }) =>
        item(texts.department(name, digitalizationLevel), texts.duties(duties)),
      ),
    ),
    section(
      texts.problems(data.problems.length),
      ...data.problems.map(({ priority, description }) => item(words.problem(priority, description))),
    ),
    section(
      texts.strengths(data.strengths.length),
      ...data.strengths.map(({ impact, description }) => item(words.strength(impact, description))),
    ),
    section(texts.basis, texts.selfAssessed),
  );
}

function profile({ company }: CompanyData, words: ReportWords): string {
  const texts = words.analysis;
  return section(
    texts.profile,
    item(texts.sector(company.sector)),
    item(texts.size(words.size[company.size])),
    item(texts.structure(words.structure[company.structure])),
  );
}

function summary({ products, departments, problems, strengths }: CompanyData, words: ReportWords): string {
  const texts = words.analysis;
  const services = products.filter(({ type }) => type === 'service').length;
  const levels = departments.map((department) => department.digitalizationLevel);
  const urgent = problems.filter((problem) => urgencyOf(problem) === 'high').length;
  const great = strengths.filter(isWorthLeveraging).length;
  return section(
    texts.summary,
    item(texts.offer(products.length - services, services)),
    item(texts.departmentLevels(departments.length, Math.min(...levels), Math.max(...levels))),
    item(texts.problemCount(problems.length, urgent, thresholds.priority.high)),
    item(texts.strengthCount(strengths.length, great, thresholds.highImpact)),
  );
}
