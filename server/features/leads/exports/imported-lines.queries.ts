import { and, asc, eq, or, sql } from 'drizzle-orm';
import { importRows, imports } from '../../../../shared/imports/tables';
import type { Db } from '../../../platform/database/database';
import { among } from '../../../platform/database/rows/many';
import type { Owner } from '../../../platform/database/rows/owner';
import { finderOf } from '../../../platform/redacting/finder';
import { mayHold } from '../../../platform/redacting/found-in';

interface Imported {
  contactIds: readonly number[];
  emails: readonly string[];
}

const { line, cells, action, recordId, place, userId } = importRows;

const read = {
  file: imports.fileName,
  at: imports.createdAt,
  entity: imports.entity,
  columns: imports.columns,
  line,
  cells,
  action,
  recordId,
};

/** The lines of imported files that made or changed some contacts, or hold one of their addresses. */
export async function listImportedLines(db: Db, owner: Owner, { contactIds, emails }: Imported) {
  const finder = finderOf({ emails, phones: [], names: [] });
  const rows = await db
    .select(read)
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(
      and(
        eq(userId, owner),
        eq(imports.userId, owner),
        eq(imports.feature, 'leads'),
        or(
          and(eq(imports.entity, 'contact'), among(recordId, contactIds)),
          finder && mayHold(sql`array_to_string(${cells}, ' ')`, finder),
        ),
      ),
    )
    .orderBy(asc(imports.id), asc(place));
  const isTheirs = (row: (typeof rows)[number]) =>
    (row.entity === 'contact' && row.recordId !== null && contactIds.includes(row.recordId)) ||
    finder?.finds(row.cells.join(' '));
  return rows.filter(isTheirs).map(({ columns, cells: values, recordId: _made, ...row }) => ({
    ...row,
    says: values.flatMap((value, at) => (value ? [{ column: columns[at]?.header ?? '', value }] : [])),
  }));
}
