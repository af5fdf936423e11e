import { sql } from 'drizzle-orm';
import { accountLog } from '../../../shared/accounts/log/tables';
import type { LoggedActor } from '../../../shared/accounts/tables';
import { companies } from '../../../shared/consulting/tables';
import type { Db } from '../../platform/database/database';
import type { Owner } from '../../platform/database/rows/owner';

/** That a person changed what a business says of itself. */
export interface BusinessChange {
  owner: Owner;
  companyId: number;
  actor: LoggedActor;
  at: Date;
  address: string;
}

/** Notes changes in the accounts' logs: of one person and one business at most once an hour. */
export function logBusinessChanges(db: Db, changes: readonly BusinessChange[]): PromiseLike<unknown> {
  const rows = JSON.stringify(changes);
  return db.execute(sql`insert into ${accountLog} (user_id, at, actor, kind, about, address)
    select distinct on (${companies.id}, changed.actor ->> 'id') ${companies.userId}, changed.at, changed.actor, 'businessChanged', ${companies.name}, changed.address
    from jsonb_to_recordset(${rows}::jsonb) as changed (owner integer, "companyId" integer, actor jsonb, at timestamptz, address text)
    join ${companies} on ${companies.id} = changed."companyId" and ${companies.userId} = changed.owner
    where not exists (select 1 from ${accountLog} as known where known.user_id = ${companies.userId} and known.kind = 'businessChanged'
      and known.about = ${companies.name} and known.actor ->> 'id' = changed.actor ->> 'id' and known.at > changed.at - interval '1 hour')
    order by ${companies.id}, changed.actor ->> 'id', changed.at`);
}
