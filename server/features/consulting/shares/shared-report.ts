import type { SharedReport } from '../../../../shared/consulting/shares/endpoints';
import type { Swot, SwotItem } from '../../../../shared/consulting/swot/swot';
import { type CompanyData, completeData } from '../../../../shared/consulting/report/company-data';
import type { Db } from '../../../platform/database/database';
import { hashToken } from '../../../platform/http/access';
import { notFound } from '../../../platform/http/errors';
import { findShared } from './shares.queries';
import { findSwot } from '../swot/swot.queries';

/** The report behind a link's token; throws 404 for a token that never existed, was withdrawn or has expired. */
export async function readSharedReport(db: Db, token: string, now: Date): Promise<SharedReport> {
  const found = await findShared(db, hashToken(token), now);
  if (!found) throw notFound();
  const { analysis, recommendations, aiArchitecture, language, startsOn, createdAt, snapshot, companyId } =
    found.report;
  return {
    report: { analysis, recommendations, aiArchitecture, language, startsOn, createdAt },
    snapshot: forStrangers(completeData(snapshot)),
    swot: found.withSwot ? swotForStrangers(await findSwot(db, companyId)) : null,
    expiresAt: found.expiresAt,
  };
}

/**
 * Copies the data field by field, so that no private field is included, and renumbers the ids, because they reveal how
 * many items all customers have.
 */
function forStrangers(snapshot: CompanyData): CompanyData {
  const { company, products, departments, strengths, people, modulesBy, benchmarks = [] } = snapshot;
  return {
    company: profileForStrangers(company),
    products: products.map((product, index) => ({
      id: index + 1,
      name: product.name,
      description: product.description,
      type: product.type,
    })),
    departments: departments.map((department, index) => ({
      id: index + 1,
      name: department.name,
      function: department.function,
      digitalizationLevel: department.digitalizationLevel,
      programs: department.programs,
    })),
    problems: problemsForStrangers(snapshot),
    strengths: strengths.map(({ description, impact }, index) => ({ id: index + 1, description, impact })),
    people: people.map(({ name, position, isPrimary }, index) => ({
      id: index + 1,
      name,
      position,
      isPrimary,
    })),
    modulesBy,
    benchmarks,
  };
}

const problemsForStrangers = ({ departments, problems, strengths, people }: CompanyData) =>
  problems.map((problem, index) => ({
    id: index + 1,
    description: problem.description,
    priority: problem.priority,
    departmentId: numberIn(departments, problem.departmentId),
    hoursPerMonth: problem.hoursPerMonth,
    measure: problem.measure,
    responsibleId: numberIn(people, problem.responsibleId),
    strengthIds: problem.strengthIds.flatMap((id) => numberIn(strengths, id) ?? []),
  }));

/** A row's number in its list, from 1; null if the list lacks it. */
const numberIn = (rows: { id: number }[], id: number | null | undefined) =>
  rows.findIndex((row) => row.id === id) + 1 || null;

const profileForStrangers = ({
  name,
  sector,
  size,
  structure,
  country,
  hasTenOrMore,
  hourCost,
  hourCurrency,
}: CompanyData['company']) => ({
  name,
  sector,
  size,
  structure,
  country,
  hasTenOrMore,
  hourCost,
  hourCurrency,
});

const numbered = (items: SwotItem[]): SwotItem[] =>
  items.map(({ description, level }, index) => ({ id: index + 1, description, level, departmentId: null }));

const swotForStrangers = ({ strengths, weaknesses, opportunities, threats }: Swot): Swot => ({
  strengths: numbered(strengths),
  weaknesses: numbered(weaknesses),
  opportunities: numbered(opportunities),
  threats: numbered(threats),
});
