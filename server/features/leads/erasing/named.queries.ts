import { sql } from 'drizzle-orm';
import { crmCommunications } from '../../../../shared/leads/communications/tables';
import { crmCompanies } from '../../../../shared/leads/companies/tables';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import type { NamedIn } from '../../../../shared/leads/erasing/endpoints';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';
import { crmTasks } from '../../../../shared/leads/tasks/tables';
import type { Db } from '../../../platform/database/database';
import type { Owner } from '../../../platform/database/rows/owner';
import { readRows } from '../../../platform/database/rows/read-rows';

/** Texts of the user's own that a pattern finds in, the first hundred. */
export async function listNamed(tx: Db, owner: Owner, pattern: string): Promise<NamedIn[]> {
  const found = (
    section: string,
    name: ReturnType<typeof sql>,
    table: ReturnType<typeof sql>,
    text: ReturnType<typeof sql>,
  ) =>
    sql`(select ${section}::text as section, id, ${name} as name from ${table}
      where user_id = ${owner} and deleted_at is null and ${text} ~* ${pattern} order by id limit 100)`;
  const texts = [
    found('contacts', sql`name`, sql`${crmContacts}`, sql`concat_ws(' ', notes, own::text)`),
    found('companies', sql`name`, sql`${crmCompanies}`, sql`concat_ws(' ', name, description, own::text)`),
    found(
      'opportunities',
      sql`title`,
      sql`${crmOpportunities}`,
      sql`concat_ws(' ', title, lost_note, own::text)`,
    ),
    found('communications', sql`subject`, sql`${crmCommunications}`, sql`concat_ws(' ', subject, body)`),
    found('tasks', sql`title`, sql`${crmTasks}`, sql`title`),
  ];
  const rows = await readRows<NamedIn>(
    tx,
    sql`select * from (${sql.join(texts, sql` union all `)}) as named limit 100`,
  );
  return rows;
}
