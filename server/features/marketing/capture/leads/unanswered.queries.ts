import { sql } from 'drizzle-orm';
import { marketingLeads as lead } from '../../../../../shared/marketing/capture/tables';

/** Nobody and no mail has turned to them; whoever was imported has not asked for anything. */
export const isUnanswered = sql`${lead.deletedAt} is null and ${lead.status} = 'new' and ${lead.source} <> 'import'`;
