import { leadCommunications } from '../../../../../shared/leads/communications/endpoints';
import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../../shared/leads/tasks/endpoints';
import { readRef } from '../../../../../shared/assistant/refs';
import { aRecord, idIn, needed } from '../../../../platform/tools/arguments';
import { deleting } from '../../../../platform/tools/preview';
import { both } from '../../../../platform/tools/texts';
import { defineTool } from '../../../../platform/tools/tool';
import { byAct } from './done';
import { labels } from '../words';

const kinds = ['contact', 'company', 'deal', 'communication', 'task'] as const;

const endpoints = {
  contact: leadContacts.remove,
  company: leadCompanies.remove,
  deal: leadOpportunities.remove,
  communication: leadCommunications.remove,
  task: leadTasks.remove,
};

const kindOf = (ref: string) => readRef(ref)?.kind as (typeof kinds)[number];

const kept = both('It is kept in the bin for 30 days', 'Se guarda 30 días en la papelera');

export const binRecord = defineTool({
  name: 'bin_record',
  title: both('Delete', 'Borrar'),
  about: 'Puts a contact, company, opportunity, conversation or task in the bin.',
  endpoints: [leadTasks.remove, ...Object.values(endpoints)],
  effect: 'undoable',
  takes: { record: needed(aRecord(labels.record, ...kinds)) },
  preview: async ({ record }, use) => deleting([await use.named(record)], [kept]),
  async does({ record }, { ask }) {
    const { act } = await ask(endpoints[kindOf(record)], { params: { id: idIn(record) } });
    return { ...byAct(act), result: null };
  },
});
