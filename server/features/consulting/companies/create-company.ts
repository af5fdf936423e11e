import type { NewCompany } from '../../../../shared/consulting/companies/schemas';
import type { Company } from '../../../../shared/consulting/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { problemQueries } from '../items/problems.queries';
import { insertCompany } from './companies.queries';

/** Creates a company with its first problem, if there is one: both or neither. */
export function createCompany(
  db: Db,
  owner: Owner,
  company: NewCompany,
  firstProblem: string | null,
): Promise<Company> {
  if (firstProblem === null) return insertCompany(db, owner, company);
  return db.transaction(async (tx) => {
    const created = await insertCompany(tx, owner, company);
    await problemQueries.insertAll(tx, created.id, [{ description: firstProblem }]);
    return created;
  });
}
