import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { crmContacts } from '../../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../../shared/leads/opportunities/tables';

/** The ids of the people of a company; `owner` is the account's id or a column with it. */
export const peopleOf = (owner: SQLWrapper, company: number): SQL =>
  sql`(select person.id from ${crmContacts} as person
    where person.user_id = ${owner} and person.company_id = ${company} and person.deleted_at is null)`;

/** The ids of the opportunities of a company. */
export const dealsOf = (owner: SQLWrapper, company: number): SQL =>
  sql`(select deal.id from ${crmOpportunities} as deal
    where deal.user_id = ${owner} and deal.company_id = ${company} and deal.deleted_at is null)`;
