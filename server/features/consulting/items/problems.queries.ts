import { and, desc, eq } from 'drizzle-orm';
import type { NewProblem } from '../../../../shared/consulting/items/schemas';
import { companies } from '../../../../shared/consulting/tables';
import { departments, type Problem, problems } from '../../../../shared/consulting/items/tables';
import type { Db } from '../../../platform/database/database';
import { among, manyOf } from '../../../platform/database/rows/many';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { invalid } from '../../../platform/http/errors';
import { companyMissing, isOwnCompany } from '../ownership.queries';
import { type ItemQueries, itemQueries } from './items.queries';
import { itemMessages } from '../../../../shared/consulting/items/messages';

const plain = itemQueries(problems, [desc(problems.priority)]);

/**
 * Lists the most urgent first. A problem's department must belong to the same company; any other is a 400 on the
 * field.
 */
export const problemQueries: ItemQueries<Problem, NewProblem> = {
  ...plain,
  insert(db, owner, problem) {
    if (problem.departmentId === null) return plain.insert(db, owner, problem);
    return db.transaction(async (tx) => {
      await holdCompany(tx, owner, problem.companyId);
      await requireDepartments(tx, problem.companyId, [problem]);
      return whileDepartmentStays(plain.insert(tx, owner, problem));
    });
  },
  async insertAll(tx, companyId, added) {
    await requireDepartments(tx, companyId, added, (index) => `items.${index}.departmentId`);
    return whileDepartmentStays(plain.insertAll(tx, companyId, added));
  },
  update(db, owner, id, changes) {
    if (!changes.departmentId) return plain.update(db, owner, id, changes);
    return db.transaction(async (tx) => {
      const { companyId } = await plain.find(tx, owner, id);
      await holdCompany(tx, owner, companyId);
      await requireDepartments(tx, companyId, [changes]);
      return whileDepartmentStays(plain.update(tx, owner, id, changes));
    });
  },
};

interface InDepartment {
  departmentId?: number | null;
}

const refusal = (field = 'departmentId') => invalid({ [field]: itemMessages['department.missing'] });

/** Locks the company before the department, the order in which deleting either one locks them, to avoid a deadlock. */
const holdCompany = (tx: Db, owner: Owner, companyId: number) =>
  oneOf(
    tx
      .select({ id: companies.id })
      .from(companies)
      .where(isOwnCompany(owner, companyId))
      .for('no key update'),
    companyMissing,
  );

/** Call it only in a transaction that has locked the company. */
async function requireDepartments(
  tx: Db,
  companyId: number,
  items: InDepartment[],
  fieldOf?: (index: number) => string,
) {
  const ids = items.flatMap(({ departmentId }) => departmentId ?? []);
  if (ids.length === 0) return;
  const { missing } = await manyOf(
    ids,
    tx
      .select({ id: departments.id })
      .from(departments)
      .where(and(eq(departments.companyId, companyId), among(departments.id, ids))),
  );
  const wrong = items.findIndex(({ departmentId }) => departmentId && missing.includes(departmentId));
  if (wrong !== -1) throw refusal(fieldOf?.(wrong));
}

/** Another request may delete the department between the check and the write. */
const whileDepartmentStays = <T>(write: Promise<T>): Promise<T> =>
  onBroken({ problems_department_id_departments_id_fk: () => refusal() }, write);
