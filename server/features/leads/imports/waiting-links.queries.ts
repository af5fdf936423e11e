import { sql } from 'drizzle-orm';
import { acts } from '../../../../shared/acts/tables';
import { importRows, imports } from '../../../../shared/imports/tables';
import type { ImportedEntity } from '../../../../shared/leads/imports/scales';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';

/** A link of an imported record to one that was not there. */
export interface WaitingLink {
  /** The record that waits. */
  entity: ImportedEntity;
  recordId: number;
  line: number;
  /** What it waits for. */
  field: string;
  key: string;
}

/**
 * The links that wait for one of these keys, of imports that were not taken back. A key is `system entity id`, or
 * `email address`.
 */
export async function findWaiting(tx: Db, owner: Owner, keys: readonly string[]): Promise<WaitingLink[]> {
  if (keys.length === 0) return [];
  const rows = await readRows<WaitingLink>(
    tx,
    sql`select ${imports.entity} as entity, ${importRows.recordId} as "recordId", ${importRows.line} as line,
        link.field, link.key
      from ${importRows} join ${imports} on ${imports.id} = ${importRows.importId}
        left join ${acts} on ${acts.id} = ${imports.act}
        cross join lateral jsonb_each_text(${importRows.missing}) as link(field, key)
      where ${importRows.userId} = ${owner} and ${importRows.missing} is not null
        and ${importRows.recordId} is not null and ${importRows.writtenAt} is not null and ${acts.undoneBy} is null
        and link.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      order by ${importRows.importId}, ${importRows.place}, link.field collate "C"`,
  );
  return rows;
}
