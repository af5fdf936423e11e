import { crmCompanies } from '../../../shared/leads/companies/tables';
import { crmContacts } from '../../../shared/leads/contacts/tables';
import { crmOpportunities } from '../../../shared/leads/opportunities/tables';

/** The records that carry tags and have own fields. */
export const markedTables = {
  contact: crmContacts,
  company: crmCompanies,
  opportunity: crmOpportunities,
};

export type MarkedTable = (typeof markedTables)[keyof typeof markedTables];
