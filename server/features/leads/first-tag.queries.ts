import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { crmTags } from '../../../shared/leads/tags/tables';

/** The name of the first of a record's tags in alphabetical order. */
export const firstTagOf = (tags: PgColumn): SQL =>
  sql`(select ${crmTags.name} from ${crmTags} where ${crmTags.id} = any(${tags})
    order by fold(${crmTags.name}) collate "C" limit 1)`;
