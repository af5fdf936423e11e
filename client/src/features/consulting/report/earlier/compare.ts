import { plainText } from '@shared/plain-text';
import type { CompanyData } from '@shared/consulting/report/company-data';
import { digitalization } from '@shared/consulting/report/figures/digitalization';

interface Pair {
  before: number;
  after: number;
}

/** What has changed between two assessments of a company. */
export interface Comparison {
  /** 0 to 100. */
  score: Pair;
  /** The level of each department, 1 to 5; null where it does not exist. */
  departments: { name: string; before: number | null; after: number | null }[];
  /** The descriptions of the problems that only the earlier or only the later assessment has. */
  solved: string[];
  added: string[];
}

const same = (one: string, other: string) => plainText(one).trim() === plainText(other).trim();

/**
 * Compares two assessments by names and descriptions, whatever their case and accents: a copy has ids of its own.
 * Departments come in the order of the later assessment, then those that are gone.
 */
export function compare(earlier: CompanyData, later: CompanyData): Comparison {
  const formerOf = (name: string) => earlier.departments.find((former) => same(former.name, name));
  const gone = earlier.departments.filter(
    ({ name }) => !later.departments.some((now) => same(now.name, name)),
  );
  const missingFrom = (data: CompanyData) => (problem: { description: string }) =>
    !data.problems.some(({ description }) => same(description, problem.description));
  return {
    score: { before: digitalization(earlier).score, after: digitalization(later).score },
    departments: [
      ...later.departments.map(({ name, digitalizationLevel }) => ({
        name,
        before: formerOf(name)?.digitalizationLevel ?? null,
        after: digitalizationLevel,
      })),
      ...gone.map(({ name, digitalizationLevel }) => ({ name, before: digitalizationLevel, after: null })),
    ],
    solved: earlier.problems.filter(missingFrom(later)).map(({ description }) => description),
    added: later.problems.filter(missingFrom(earlier)).map(({ description }) => description),
  };
}
