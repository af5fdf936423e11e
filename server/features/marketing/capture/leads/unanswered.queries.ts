import { sql } from 'drizzle-orm';
import { noAnswer, marketingLeads as lead } from '../../../../../shared/marketing/capture/tables';

/** Nobody and no mail has turned to them; whoever was imported has not asked for anything. */
export const hasNoAnswer = noAnswer(lead);

/** The same of leads that are not in the bin. */
export const isUnanswered = sql`${lead.deletedAt} is null and ${hasNoAnswer}`;
