import type { SharedReport } from '../../../../shared/consulting/shares/endpoints';
import type { Swot, SwotItem } from '../../../../shared/consulting/swot/swot';
import type { CompanyData } from '../../../../shared/consulting/report/company-data';
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
    snapshot: forStrangers(snapshot),
    swot: found.withSwot ? swotForStrangers(await findSwot(db, companyId)) : null,
    expiresAt: found.expiresAt,
  };
}

/**
 * Copies the data field by field, so that no private field is included, and renumbers the ids, because they reveal how
 * many items all customers have.
 */
function forStrangers(snapshot: CompanyData): CompanyData {
  const { company, products, departments, problems, strengths, modulesBy = 'beginning' } = snapshot;
  const { name, sector, size, structure } = company;
  const departmentNumber = (id: number | null | undefined) =>
    departments.findIndex((department) => department.id === id) + 1 || null;
  return {
    company: { name, sector, size, structure },
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
    })),
    problems: problems.map(({ description, priority, departmentId }, index) => ({
      id: index + 1,
      description,
      priority,
      departmentId: departmentNumber(departmentId),
    })),
    strengths: strengths.map(({ description, impact }, index) => ({ id: index + 1, description, impact })),
    modulesBy,
  };
}

const numbered = (items: SwotItem[]): SwotItem[] =>
  items.map(({ description, level }, index) => ({ id: index + 1, description, level, departmentId: null }));

const swotForStrangers = ({ strengths, weaknesses, opportunities, threats }: Swot): Swot => ({
  strengths: numbered(strengths),
  weaknesses: numbered(weaknesses),
  opportunities: numbered(opportunities),
  threats: numbered(threats),
});
