import { and, desc, eq } from 'drizzle-orm';
import { itemMessages } from '../../../../shared/consulting/items/messages';
import type { NewProblem } from '../../../../shared/consulting/items/schemas';
import {
  companyContacts,
  departments,
  type Problem,
  problems,
  strengths,
} from '../../../../shared/consulting/items/tables';
import { companies } from '../../../../shared/consulting/tables';
import type { Db } from '../../../platform/database/database';
import { among, manyOf } from '../../../platform/database/rows/many';
import { oneOf } from '../../../platform/database/rows/one-of';
import type { Owner } from '../../../platform/database/rows/owner';
import { onBroken } from '../../../platform/database/rows/violations';
import { invalid } from '../../../platform/http/errors';
import { companyMissing, isOwnCompany } from '../ownership.queries';
import { confirmHelp, helpingStrengthIds } from './helping.queries';
import { type ItemQueries, itemQueries } from './items.queries';

const rows = itemQueries(problems, [desc(problems.priority)], { strengthIds: helpingStrengthIds });

/** The rows with the derived column, which the queries of a table do not name. */
const plain = rows as ItemQueries<typeof problems.$inferSelect & Problem, typeof problems.$inferInsert> &
  Pick<typeof rows, 'find'>;

/**
 * Lists the most urgent first. A problem's department, responsible contact and helping strengths must belong to the same
 * company; any other is a 400 on the field.
 */
export const problemQueries: ItemQueries<Problem, NewProblem> = {
  ...plain,
  insert(db, owner, { strengthIds = [], ...problem }) {
    if (!refers({ strengthIds, ...problem })) return plain.insert(db, owner, problem);
    return db.transaction(async (tx) => {
      await holdCompany(tx, owner, problem.companyId);
      await requireOwn(tx, problem.companyId, [{ strengthIds, ...problem }]);
      return whileTheyStay(async () => {
        const row = await plain.insert(tx, owner, problem);
        await confirmHelp(tx, [{ id: row.id, strengthIds }]);
        return { ...row, strengthIds };
      });
    });
  },
  async insertAll(tx, companyId, added) {
    await requireOwn(tx, companyId, added, (field, index) => `items.${index}.${field}`);
    return whileTheyStay(async () => {
      const rows = await plain.insertAll(
        tx,
        companyId,
        added.map(({ strengthIds: _help, ...problem }) => problem),
      );
      const helped = rows.map((row, index) => ({ ...row, strengthIds: added[index]?.strengthIds ?? [] }));
      await confirmHelp(tx, helped);
      return helped;
    });
  },
  update(db, owner, id, { strengthIds, ...changes }) {
    if (!strengthIds && !refers(changes)) return plain.update(db, owner, id, changes);
    return db.transaction(async (tx) => {
      const { companyId } = await plain.find(tx, owner, id);
      await holdCompany(tx, owner, companyId);
      await requireOwn(tx, companyId, [{ strengthIds, ...changes }]);
      return whileTheyStay(async () => {
        if (strengthIds) await confirmHelp(tx, [{ id, strengthIds }]);
        return plain.update(tx, owner, id, changes);
      });
    });
  },
};

/** The fields of a problem that refer to other items of its company. */
const references = [
  { field: 'departmentId', table: departments, message: itemMessages['department.missing'] },
  { field: 'responsibleId', table: companyContacts, message: itemMessages['contact.missing'] },
  { field: 'strengthIds', table: strengths, message: itemMessages['strength.missing'] },
] as const;

type Referring = { [Field in (typeof references)[number]['field']]?: NewProblem[Field] | undefined };

const idsIn = (item: Referring, field: keyof Referring): number[] => [item[field] ?? []].flat();

const refers = (item: Referring) => references.some(({ field }) => idsIn(item, field).length > 0);

/** Locks the company before its items, the order in which deleting an item locks them, to avoid a deadlock. */
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
async function requireOwn(
  tx: Db,
  companyId: number,
  items: Referring[],
  nameOf: (field: string, index: number) => string = (field) => field,
) {
  for (const { field, table, message } of references) {
    const ids = items.flatMap((item) => idsIn(item, field));
    if (ids.length === 0) continue;
    const { missing } = await manyOf(
      ids,
      tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.companyId, companyId), among(table.id, ids))),
    );
    const wrong = items.findIndex((item) => idsIn(item, field).some((id) => missing.includes(id)));
    if (wrong !== -1) throw invalid({ [nameOf(field, wrong)]: message });
  }
}

const refusals = {
  problems_department_id_departments_id_fk: () =>
    invalid({ departmentId: itemMessages['department.missing'] }),
  problems_responsible_id_company_contacts_id_fk: () =>
    invalid({ responsibleId: itemMessages['contact.missing'] }),
  problem_strengths_strength_id_strengths_id_fk: () =>
    invalid({ strengthIds: itemMessages['strength.missing'] }),
};

/** Another request may delete what a problem refers to between the check and the write. */
const whileTheyStay = <T>(write: () => Promise<T>): Promise<T> => onBroken(refusals, write());
