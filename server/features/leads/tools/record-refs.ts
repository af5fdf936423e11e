import { refOf } from '../../../../shared/assistant/refs';
import { leadCommunications } from '../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../shared/leads/opportunities/endpoints';
import { leadSettings } from '../../../../shared/leads/settings/endpoints';
import { leadTasks } from '../../../../shared/leads/tasks/endpoints';
import type { AnswerRow } from '../../../../shared/assistant/answers';
import type { Ref } from '../../../../shared/assistant/refs';
import type { FeatureTools } from '../../../platform/tools/feature-tools';
import type { NamedRef } from '../../../platform/tools/tool';
import { stageNamesOf } from './list-deals';
import { communicationRow, companyRow, contactRow, dealRow, taskRow } from './rows';

const named = (
  ref: Ref,
  { name, url, facts }: AnswerRow,
  { version, assigneeId = null }: { version: number; assigneeId?: number | null },
): NamedRef => ({
  ref,
  name,
  url,
  facts,
  version,
  ...(assigneeId !== null && { keeper: refOf('member', assigneeId) }),
});

/** How the records of LEADMANAGER are read by reference. */
export const recordReads: FeatureTools['records'] = {
  contact: async (ask, id) => {
    const row = await ask(leadContacts.read, { params: { id } });
    return named(refOf('contact', id), contactRow(row), row);
  },
  company: async (ask, id) => {
    const row = await ask(leadCompanies.read, { params: { id } });
    const { currency } = await ask(leadSettings.read);
    return named(refOf('company', id), companyRow(currency)(row), row);
  },
  deal: async (ask, id) => {
    const row = await ask(leadOpportunities.read, { params: { id } });
    return named(refOf('deal', id), dealRow(await stageNamesOf({ ask }))(row), row);
  },
  communication: async (ask, id) => {
    const row = await ask(leadCommunications.read, { params: { id } });
    return named(refOf('communication', id), communicationRow(row), row);
  },
  task: async (ask, id) => {
    const row = await ask(leadTasks.read, { params: { id } });
    return named(refOf('task', id), taskRow(row), row);
  },
};

/** The changes of the records of LEADMANAGER. */
export const recordHistories: FeatureTools['histories'] = {
  contact: (ask, id) => ask(leadContacts.history, { params: { id } }),
  company: (ask, id) => ask(leadCompanies.history, { params: { id } }),
  deal: (ask, id) => ask(leadOpportunities.history, { params: { id } }),
  communication: (ask, id) => ask(leadCommunications.history, { params: { id } }),
  task: (ask, id) => ask(leadTasks.history, { params: { id } }),
};
