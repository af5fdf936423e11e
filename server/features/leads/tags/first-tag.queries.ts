import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { crmTags } from '../../../../shared/leads/tags/tables';
import type { Owner } from '../../../platform/database/rows/owner';

/** The name of the first of a record's tags in alphabetical order; another account's tag has no name here. */
export const firstTagOf = (owner: Owner, tags: PgColumn): SQL =>
  sql`(select ${crmTags.name} from ${crmTags} where ${eq(crmTags.userId, owner)} and ${crmTags.id} = any(${tags}) and ${crmTags.deletedAt} is null
    order by fold(${crmTags.name}) collate "C" limit 1)`;
