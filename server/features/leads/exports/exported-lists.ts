import { taskFields } from '../../../../shared/leads/tasks/fields';
import { communicationFields } from '../../../../shared/leads/communications/fields';
import { opportunityFields } from '../../../../shared/leads/opportunities/fields';
import { companyFields } from '../../../../shared/leads/companies/fields';
import { contactFields } from '../../../../shared/leads/contacts/fields';
import type { StoredCommunication } from '../../../../shared/leads/communications/tables';
import type { StoredCompany } from '../../../../shared/leads/companies/tables';
import type { Contact } from '../../../../shared/leads/contacts/endpoints';
import type { StoredOpportunity } from '../../../../shared/leads/opportunities/endpoints';
import type { Task } from '../../../../shared/leads/tasks/endpoints';
import { communicationQueries } from '../communications/communications.queries';
import { companyQueries } from '../companies/companies.queries';
import { contactQueries } from '../contacts/contacts.queries';
import { opportunityQueries } from '../opportunities/opportunities.queries';
import { taskQueries } from '../tasks/tasks.queries';
import { cellsOf } from './cells';
import type { Exported } from './export-list';

const contacts: Exported<Contact> = {
  list: 'contacts',
  entity: 'contact',
  range: contactQueries.range,
  links: ({ companyId }) => ({ companies: [companyId] }),
  cells: (row, known) => cellsOf(contactFields, { ...row }, known),
};

const companies: Exported<StoredCompany> = {
  list: 'companies',
  entity: 'company',
  range: companyQueries.range,
  links: () => ({}),
  cells: (row, known) => cellsOf(companyFields, { ...row }, known),
};

const opportunities: Exported<StoredOpportunity> = {
  list: 'opportunities',
  entity: 'opportunity',
  range: opportunityQueries.range,
  links: ({ companyId, contactId, people }) => ({
    companies: [companyId],
    contacts: [contactId, ...people.map((person) => person.contactId)],
  }),
  cells: (row, known) => cellsOf(opportunityFields, { ...row }, known),
};

const communications: Exported<StoredCommunication> = {
  list: 'communications',
  entity: 'communication',
  range: communicationQueries.range,
  links: ({ companyId, contactIds, opportunityId }) => ({
    companies: [companyId],
    contacts: contactIds,
    opportunities: [opportunityId],
  }),
  cells: (row, known) => cellsOf(communicationFields, { ...row }, known),
};

const tasks: Exported<Task> = {
  list: 'tasks',
  entity: 'task',
  range: taskQueries.range,
  links: ({ companyId, contactId, opportunityId }) => ({
    companies: [companyId],
    contacts: [contactId],
    opportunities: [opportunityId],
  }),
  cells: (row, known) => cellsOf(taskFields, { ...row }, known),
};

/** How each list is exported. */
export const exportedLists = { contacts, companies, opportunities, communications, tasks };
