import { z } from 'zod';
import { companySearch } from '../companies/schemas';
import { communicationSearch } from '../communications/schemas';
import { contactSearch } from '../contacts/schemas';
import { opportunitySearch } from '../opportunities/schemas';
import { taskSearch } from '../tasks/schemas';

/** The ids of ticked records, separated by commas; without them, everything that the search finds is exported. */
const ids = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,999}$/)
  .transform((text) => text.split(',').map(Number))
  .optional();

/** What the lists are searched by. */
export const exportedContacts = contactSearch.extend({ ids });
export const exportedCompanies = companySearch.extend({ ids });
export const exportedOpportunities = opportunitySearch.extend({ ids });
export const exportedCommunications = communicationSearch.extend({ ids });
export const exportedTasks = taskSearch.extend({ ids });
