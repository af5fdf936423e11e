import { and, eq, type SQL, sql } from 'drizzle-orm';
import { acts, events } from '../../../../shared/acts/tables';
import { imports } from '../../../../shared/imports/tables';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import type { ImportedEntity } from '../../../../shared/leads/imports/scales';
import { crmExternalIds } from '../../../../shared/leads/imports/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';
import { keptAfterAll } from '../moved.queries';
import { markedTables } from '../marked-tables.queries';

const tables = { ...markedTables, communication: crmCommunications, task: crmTasks } satisfies Record<
  ImportedEntity,
  unknown
>;

/** A record that another system knows by an id. */
export interface ExternalRecord {
  entity: ImportedEntity;
  externalId: string;
  recordId: number;
}

/** Whether the import that brought an id made its record; such an id holds as long as the record. */
const isOfMaker = (owner: Owner, known: SQL) =>
  sql`exists (select from ${events} as event join ${imports} as brought on brought.act = event.act
    where brought.id = ${known}.import_id and event.user_id = ${owner} and event.entity = ${known}.entity
      and event.entity_id = ${known}.record_id and event.verb = 'created')`;

/** Whether the import that brought an id was taken back. */
const isTakenBack = (owner: Owner, known: SQL) =>
  sql`exists (select from ${imports} as brought join ${acts} as act on act.id = brought.act
    where brought.id = ${known}.import_id and brought.user_id = ${owner} and act.undone_by is not null)`;

/** The records that a system's ids stand for; of merged ones, the record that was kept. */
export async function findExternal(
  tx: Db,
  owner: Owner,
  system: string,
  wanted: readonly Pick<ExternalRecord, 'entity' | 'externalId'>[],
): Promise<ExternalRecord[]> {
  if (wanted.length === 0) return [];
  const known = sql`known`;
  const rows = await readRows<ExternalRecord>(
    tx,
    sql`with recursive found as materialized (
        select known.entity, known.external_id as name, known.record_id as id
        from (select distinct * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
            as one (entity text, "externalId" text)) as wanted
          join ${crmExternalIds} as known on known.user_id = ${owner} and known.system = ${system}
            and known.entity = wanted.entity and known.external_id = wanted."externalId"
        where not ${isTakenBack(owner, known)} or ${isOfMaker(owner, known)}
      ), ${keptAfterAll(owner, sql`found`)}
      select entity, name as "externalId", id as "recordId" from kept`,
  );
  return rows;
}

/** A row of our own file, whose record may be of this account, and the records that it links to. */
export interface OwnRow {
  entity: ImportedEntity;
  externalId: string;
  createdAt: string;
  links: Pick<ExternalRecord, 'entity' | 'externalId'>[];
}

/**
 * The records of this account that rows of our own files are: they have the id of the row and were made at its time, since
 * another installation gives the same ids to others. What such a row links to is known by its id, too.
 */
export async function findOwn(tx: Db, owner: Owner, rows: readonly OwnRow[]): Promise<ExternalRecord[]> {
  const isId = ({ externalId }: { externalId: string }) => /^[1-9]\d{0,8}$/.test(externalId);
  const records = await among(
    tx,
    owner,
    rows.filter(isId),
    sql`record.created_at >= asked."createdAt"
    and record.created_at < asked."createdAt" + interval '1 millisecond'`,
  );
  const known = new Set(records.map(({ externalId }) => externalId));
  const links = rows.filter(({ externalId }) => known.has(externalId)).flatMap((row) => row.links);
  return [...records, ...(await among(tx, owner, links.filter(isId), sql`true`))];
}

/** The records with ids of this account, those that were merged into others as these. */
async function among(
  tx: Db,
  owner: Owner,
  asked: readonly Pick<ExternalRecord, 'entity' | 'externalId'>[],
  also: SQL,
): Promise<ExternalRecord[]> {
  if (asked.length === 0) return [];
  const records = Object.entries(tables).map(
    ([entity, table]) =>
      sql`select ${entity}::text as entity, id, created_at from ${table} where ${eq(table.userId, owner)}`,
  );
  const list = JSON.stringify(asked, ['entity', 'externalId', 'createdAt']);
  const rows = await readRows<ExternalRecord>(
    tx,
    sql`with recursive found as materialized (
        select distinct record.entity, record.id::text as name, record.id
        from jsonb_to_recordset(${list}::jsonb) as asked (entity text, "externalId" int, "createdAt" timestamptz)
          join (${sql.join(records, sql` union all `)}) as record
            on record.entity = asked.entity and record.id = asked."externalId" and ${also}
      ), ${keptAfterAll(owner, sql`found`)}
      select entity, name as "externalId", id as "recordId" from kept`,
  );
  return rows;
}

/** The ids of other systems that records get. */
export async function insertExternal(
  tx: Db,
  owner: Owner,
  { system, importId, records }: { system: string; importId: number; records: readonly ExternalRecord[] },
): Promise<void> {
  if (records.length === 0) return;
  await tx.execute(
    sql`insert into ${crmExternalIds} (user_id, system, entity, external_id, record_id, import_id)
      select distinct on (entity, "externalId") ${owner}::int, ${system}, entity, "externalId", "recordId", ${importId}::int
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as one (entity text, "externalId" text, "recordId" int)
      on conflict (user_id, system, entity, external_id)
        do update set record_id = excluded.record_id, import_id = excluded.import_id`,
  );
}

/** Forgets the ids that an import brought, those of records that it made and that stay excepted. */
export async function deleteExternal(tx: Db, owner: Owner, importId: number): Promise<void> {
  const known = sql`${crmExternalIds}`;
  const stays = Object.entries(tables).map(
    ([entity, table]) => sql`(${crmExternalIds.entity} = ${entity} and exists (select from ${table}
      where ${table.id} = ${crmExternalIds.recordId} and ${table.userId} = ${owner}))`,
  );
  await tx
    .delete(crmExternalIds)
    .where(
      and(
        eq(crmExternalIds.userId, owner),
        eq(crmExternalIds.importId, importId),
        sql`not ((${sql.join(stays, sql` or `)}) and ${isOfMaker(owner, known)})`,
      ),
    );
}
