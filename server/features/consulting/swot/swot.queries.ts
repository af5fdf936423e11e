import { and, asc, eq } from 'drizzle-orm';
import type { Quadrant, SwotKind } from '../../../../shared/consulting/scales';
import type { SwotMove } from '../../../../shared/consulting/swot/schemas';
import type { Swot, SwotItem, SwotMoved } from '../../../../shared/consulting/swot/swot';
import { type AsProblem, companyContacts, departments } from '../../../../shared/consulting/items/tables';
import { swotEntries } from '../../../../shared/consulting/swot/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { companyMissing } from '../ownership.queries';
import { itemQueries, strengthQueries } from '../items/items.queries';
import { problemQueries } from '../items/problems.queries';

export const swotEntryQueries = itemQueries(swotEntries, [asc(swotEntries.kind)]);

/** An item with what it said as a problem, for when it becomes one again. */
type Told = Omit<SwotItem, 'id'> & { asProblem: Partial<AsProblem> };

type Taken = SwotItem & { asProblem: Partial<AsProblem> };

/** Access to the table behind a quadrant. */
interface Shelf {
  list(db: Db, companyId: number): Promise<SwotItem[]>;
  put(tx: Db, owner: Owner, companyId: number, item: Told): Promise<SwotItem>;
  /** Deletes the item and returns its last content. */
  take(tx: Db, owner: Owner, id: number): Promise<Taken>;
}

const itemOf = (row: { id: number; description: string; departmentId: number | null }, level: number) => ({
  id: row.id,
  description: row.description,
  level,
  departmentId: row.departmentId,
});

const entryShelf = (kind: SwotKind): Shelf => ({
  async list(db, companyId) {
    const rows = await swotEntryQueries.listIn(db, companyId);
    return rows.filter((row) => row.kind === kind).map((row) => itemOf(row, row.level));
  },
  async put(tx, owner, companyId, item) {
    const row = await swotEntryQueries.insert(tx, owner, { ...item, kind, companyId });
    return itemOf(row, row.level);
  },
  async take(tx, owner, id) {
    const row = await swotEntryQueries.remove(tx, owner, id);
    return { ...itemOf(row, row.level), asProblem: row.asProblem };
  },
});

const shelves: Record<Quadrant, Shelf> = {
  strengths: {
    async list(db, companyId) {
      const rows = await strengthQueries.listIn(db, companyId);
      return rows.map((row) => itemOf(row, row.impact));
    },
    async put(tx, owner, companyId, { level, ...item }) {
      const row = await strengthQueries.insert(tx, owner, { ...item, impact: level, companyId });
      return itemOf(row, row.impact);
    },
    async take(tx, owner, id) {
      const row = await strengthQueries.remove(tx, owner, id);
      return { ...itemOf(row, row.impact), asProblem: row.asProblem };
    },
  },
  weaknesses: {
    async list(db, companyId) {
      const rows = await problemQueries.listIn(db, companyId);
      return rows.map((row) => itemOf(row, row.priority));
    },
    async put(tx, owner, companyId, { level, asProblem, ...item }) {
      const { hoursPerMonth = null, measure = null, responsibleId = null } = asProblem;
      const row = await problemQueries.insert(tx, owner, {
        ...item,
        priority: level,
        hoursPerMonth,
        measure,
        responsibleId: await heldContact(tx, companyId, responsibleId),
        strengthIds: [],
        companyId,
      });
      return itemOf(row, row.priority);
    },
    async take(tx, owner, id) {
      const row = await problemQueries.remove(tx, owner, id);
      const { hoursPerMonth, measure, responsibleId } = row;
      return { ...itemOf(row, row.priority), asProblem: { hoursPerMonth, measure, responsibleId } };
    },
  },
  opportunities: entryShelf('opportunity'),
  threats: entryShelf('threat'),
};

/** The current items of the four quadrants, each in the order of its list. */
export async function findSwot(db: Db, companyId: number): Promise<Swot> {
  const entries = await swotEntryQueries.listIn(db, companyId);
  const ofKind = (kind: SwotKind) =>
    entries.filter((row) => row.kind === kind).map((row) => itemOf(row, row.level));
  return {
    strengths: await shelves.strengths.list(db, companyId),
    weaknesses: await shelves.weaknesses.list(db, companyId),
    opportunities: ofKind('opportunity'),
    threats: ofKind('threat'),
  };
}

/**
 * Call it only in a transaction that has locked the company. Throws 404 when the item is not in the quadrant that it
 * is to leave.
 */
export async function moveInSwot(
  tx: Db,
  owner: Owner,
  companyId: number,
  { from, id, to }: SwotMove,
): Promise<SwotMoved> {
  const found = (await shelves[from].list(tx, companyId)).find((item) => item.id === id);
  if (!found) throw companyMissing();
  if (from === to) return { quadrant: to, item: found };
  // The department is locked before the item, the same order as when a department is deleted.
  const held = await holdDepartment(tx, found.departmentId);
  // The item may have been edited since it was found.
  const { description, level, asProblem, ...taken } = await shelves[from].take(tx, owner, id);
  const departmentId = taken.departmentId === held ? held : await holdDepartment(tx, taken.departmentId);
  return {
    quadrant: to,
    item: await shelves[to].put(tx, owner, companyId, { description, level, departmentId, asProblem }),
  };
}

/** Locks a department against deletion until the transaction ends; null when it no longer exists. */
async function holdDepartment(tx: Db, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const [held] = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(eq(departments.id, id))
    .for('key share');
  return held?.id ?? null;
}

/** The id of a contact of the company; null when it no longer exists. */
async function heldContact(tx: Db, companyId: number, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const { companyId: ofContact, id: contactId } = companyContacts;
  const [held] = await tx
    .select({ id: contactId })
    .from(companyContacts)
    .where(and(eq(contactId, id), eq(ofContact, companyId)))
    .for('key share');
  return held?.id ?? null;
}
