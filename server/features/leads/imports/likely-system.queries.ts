import { type SQL, sql } from 'drizzle-orm';
import { acts } from '../../../../shared/acts/tables';
import { importRows, imports } from '../../../../shared/imports/tables';
import type { ImportedEntity } from '../../../../shared/leads/imports/scales';
import { crmExternalIds } from '../../../../shared/leads/imports/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';

/** Rows of a file whose ids are compared with those of earlier files. */
const sampledRows = 200;

/** A column of a file that holds ids, and what these are ids of. */
export interface IdColumn {
  place: number;
  entity: ImportedEntity;
  /** Whether they are the ids of the rows themselves, not of what these link to. */
  isOwn: boolean;
}

/** A system of an earlier import, and what the ids of a file have to do with it. */
export interface IdsInSystem {
  system: string;
  file: string;
  /** Whether it was imported within a day of the file. */
  isRecent: boolean;
  isOwn: boolean;
  /** Different ids in the rows that were looked at. */
  ids: number;
  /** Of these, those with letters or at least five characters, which hardly stand for something else by chance. */
  tellingIds: number;
  /** Links to ids that the system has, or ids that its links wait for. */
  matches: number;
}

const valuesOf = (columns: readonly IdColumn[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) as col (place int, entity text, "isOwn" boolean)`;

/**
 * For each system whose files were imported, how many ids of an uploaded file it knows or waits for. `known` are systems
 * of programs that are known by their headers, which need no guess.
 */
export const findIdsInSystems = (
  db: Db,
  owner: Owner,
  { importId, columns, known }: { importId: number; columns: readonly IdColumn[]; known: readonly string[] },
): Promise<IdsInSystem[]> =>
  readRows<IdsInSystem>(
    db,
    sql`with sample as (
        select distinct col.entity, col."isOwn", btrim(row.cells[col.place + 1]) as id
        from ${importRows} as row cross join ${valuesOf(columns)}
        where row.import_id = ${importId} and row.user_id = ${owner} and row.place < ${sampledRows}
          and btrim(row.cells[col.place + 1]) <> ''
      ), earlier as (
        select distinct on (brought.mapping ->> 'system') brought.mapping ->> 'system' as system,
          brought.file_name as file, brought.updated_at as at
        from ${imports} as brought join ${acts} as act on act.id = brought.act and act.undone_by is null
        where brought.user_id = ${owner} and brought.feature = 'leads' and brought.state = 'done'
          and not brought.mapping ->> 'system' in (select jsonb_array_elements_text(${JSON.stringify(known)}::jsonb))
        order by brought.mapping ->> 'system', brought.id desc
      ), waiting as materialized (
        select distinct link.key
        from ${importRows} as row cross join lateral jsonb_each_text(row.missing) as link (field, key)
        where row.user_id = ${owner} and row.missing is not null and row.written_at is not null
      )
      select earlier.system, earlier.file, sample."isOwn",
        earlier.at > (select created_at from ${imports} where id = ${importId} and user_id = ${owner}) - interval '1 day'
          as "isRecent",
        count(*)::int as ids, count(*) filter (where sample.id ~ '[^0-9]' or length(sample.id) >= 5)::int as "tellingIds",
        count(*) filter (where case when sample."isOwn"
          then exists (select from waiting where waiting.key = earlier.system || ' ' || sample.entity || ' ' || sample.id)
          else exists (select from ${crmExternalIds} as known where known.user_id = ${owner}
            and known.system = earlier.system and known.entity = sample.entity and known.external_id = sample.id)
          end)::int as matches
      from sample cross join earlier
      group by earlier.system, earlier.file, earlier.at, sample."isOwn"
      order by earlier.at desc`,
  );
