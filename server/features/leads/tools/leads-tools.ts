import { membersApi } from '../../../../shared/accounts/endpoints';
import { asTyped } from '../../../../shared/assistant/bilingual';
import { refOf } from '../../../../shared/assistant/refs';
import { languages } from '../../../../shared/languages';
import { leadFields } from '../../../../shared/leads/fields/endpoints';
import { leadStages } from '../../../../shared/leads/opportunities/endpoints';
import { firstStages } from '../../../../shared/leads/opportunities/scales';
import { stageNames } from '../../../../shared/leads/opportunities/stage-names';
import { leadSettings } from '../../../../shared/leads/settings/endpoints';
import { leadTags } from '../../../../shared/leads/tags/endpoints';
import type { FeatureTools } from '../../../platform/tools/feature-tools';
import { addCompany, addContact, addDeal } from './changes/add-records';
import { addTask, logCommunication } from './changes/add-work';
import { binRecord } from './changes/bin-record';
import { changeDeal, moveDeal } from './changes/change-deals';
import { changeMany } from './changes/change-many';
import { changeCompany, changeContact } from './changes/change-records';
import { changeTask } from './changes/change-task';
import { emailContact } from './changes/email-contact';
import { salesFigures } from './figures';
import { listDeals } from './list-deals';
import { listCompanies, listContacts } from './list-people';
import { listCommunications, listTasks } from './list-work';
import { findLeadNames } from './names.queries';
import { leadExamples } from './examples';
import { recordHistories, recordReads } from './record-refs';

/** What an initial stage is called in the other language, so that both are understood. */
const otherNames = (name: string): string[] =>
  firstStages.flatMap(({ code }) => {
    const names = languages.map((language) => stageNames[language][code]);
    return names.includes(name) ? names.filter((other) => other !== name) : [];
  });

/** The first name of a member, if no other has it. */
function firstOf(name: string, members: readonly { name: string }[]): string[] {
  const [first = name] = name.split(' ');
  return members.filter((member) => member.name.split(' ')[0] === first).length === 1 ? [first] : [];
}

/** What sentences and programs can read and do in LEADMANAGER. */
export const leadTools: FeatureTools = {
  portal: 'leadmanager',
  tools: [
    listContacts,
    listCompanies,
    listDeals,
    listCommunications,
    listTasks,
    salesFigures,
    addContact,
    addCompany,
    addDeal,
    addTask,
    logCommunication,
    changeContact,
    changeCompany,
    changeDeal,
    moveDeal,
    changeTask,
    changeMany,
    binRecord,
    emailContact,
  ],
  records: recordReads,
  histories: recordHistories,
  examples: leadExamples,
  currency: async (ask) => (await ask(leadSettings.read)).currency,
  lists: {
    stage: async (ask) => {
      const stages = await ask(leadStages.list);
      return stages.map(({ id, name, outcome }) => ({
        ref: refOf('stage', id),
        text: asTyped(name),
        code: outcome,
        also: otherNames(name),
      }));
    },
    tag: async (ask) => {
      const tags = await ask(leadTags.list);
      return tags.map(({ id, name }) => ({ ref: refOf('tag', id), text: asTyped(name) }));
    },
    field: async (ask) => {
      const fields = await ask(leadFields.list);
      return fields.map(({ id, label, entity, kind, choices }) => ({
        ref: refOf('field', id),
        text: asTyped(label),
        code: `${entity}:${kind}`,
        values: choices.map((choice) => choice.label),
      }));
    },
    member: async (ask, { account, person }) => {
      const members = await ask(membersApi.list, { params: { accountId: account } });
      return members.map(({ id, name }) => ({
        ref: refOf('member', id),
        text: asTyped(name),
        also: [...(id === person ? ['me', 'mi', 'mí'] : []), ...firstOf(name, members)],
      }));
    },
  },
  findNames: findLeadNames,
};
