import { and, desc, eq, inArray } from 'drizzle-orm';
import type { NewProblem } from '../../../shared/companies/schemas';
import { companies, departments, type Problem, problems } from '../../../shared/companies/tables';
import type { Db } from '../../platform/database/database';
import { onBroken } from '../../platform/database/violations';
import { invalid, notFound } from '../../platform/http/errors';
import { type ItemQueries, itemQueries } from './items.queries';

const plain = itemQueries(problems, [desc(problems.priority)]);

/** Most urgent first. The department that a problem hurts is one of its company's; any other is a 400 on the field. */
export const problemQueries: ItemQueries<Problem, NewProblem> = {
  ...plain,
  insert(db, problem) {
    if (problem.departmentId === null) return plain.insert(db, problem);
    return db.transaction(async (tx) => {
      await requireDepartments(tx, problem.companyId, [problem]);
      return whileDepartmentStays(plain.insert(tx, problem));
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
      await requireDepartments(tx, companyId, [changes]);
      return whileDepartmentStays(plain.update(tx, owner, id, changes));
    });
  },
};

interface InDepartment {
  departmentId?: number | null;
}

const refusal = (field = 'departmentId') => invalid({ [field]: 'department.missing' });

async function requireDepartments(
  tx: Db,
  companyId: number,
  items: InDepartment[],
  fieldOf?: (index: number) => string,
) {
  const ids = items.flatMap(({ departmentId }) => departmentId ?? []);
  if (ids.length === 0) return;
  // Held first: who deletes the company also takes it before its departments, so neither waits for the other.
  const held = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('key share');
  if (held.length === 0) throw notFound('company');
  const rows = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), inArray(departments.id, ids)));
  const known = new Set(rows.map(({ id }) => id));
  const wrong = items.findIndex(({ departmentId }) => departmentId && !known.has(departmentId));
  if (wrong !== -1) throw refusal(fieldOf?.(wrong));
}

/** A department may be deleted between the check and the write. */
const whileDepartmentStays = <T>(write: Promise<T>): Promise<T> =>
  onBroken({ problems_department_id_departments_id_fk: () => refusal() }, write);
