import { membersApi } from '../../../../../shared/accounts/endpoints';
import { readRef, type Ref } from '../../../../../shared/assistant/refs';
import { leadCompanies } from '../../../../../shared/leads/companies/endpoints';
import { leadContacts } from '../../../../../shared/leads/contacts/endpoints';
import { leadOpportunities } from '../../../../../shared/leads/opportunities/endpoints';
import { leadTasks } from '../../../../../shared/leads/tasks/endpoints';
import { aRecord, idIn, needed, oneListed } from '../../../../platform/tools/arguments';
import { changing } from '../../../../platform/tools/preview';
import { both, ownText } from '../../../../platform/tools/texts';
import { defineTool } from '../../../../platform/tools/tool';
import { labels } from '../words';
import { done, seenVersion } from './done';

const kinds = ['contact', 'company', 'deal', 'task'] as const;

const endpoints = {
  contact: leadContacts,
  company: leadCompanies,
  deal: leadOpportunities,
  task: leadTasks,
};
const kindOf = (ref: Ref<(typeof kinds)[number]>) => readRef(ref)?.kind as (typeof kinds)[number];

const assignee = both('Assigned to', 'Responsable');
const somebody = both('Somebody else', 'Otra persona');

export const assignRecord = defineTool({
  name: 'assign_record',
  title: both('Assign', 'Asignar'),
  about: 'Assigns a contact, company, opportunity or task to a member of the account.',
  endpoints: [membersApi.list, ...Object.values(endpoints).map(({ update }) => update)],
  effect: 'undoable',
  takes: {
    record: needed(aRecord(labels.record, ...kinds)),
    to: needed(oneListed(assignee, 'member')),
  },
  async preview({ record, to }, use) {
    const [named, member, row] = await Promise.all([
      use.named(record),
      use.named(to),
      use.ask(endpoints[kindOf(record)].read, { params: { id: idIn(record) } }),
    ]);
    const before =
      row.assigneeId === null
        ? null
        : row.assigneeId === idIn(to)
          ? ownText(member.name)
          : await use.named(`member-${row.assigneeId}`).then(
              ({ name }) => ownText(name),
              () => somebody,
            );
    return changing(named, [{ label: assignee, before, after: ownText(member.name) }]);
  },
  async does({ record, to }, { ask, named }, seen) {
    const saved = await ask(endpoints[kindOf(record)].update, {
      params: { id: idIn(record) },
      body: { assigneeId: idIn(to), ...seenVersion(seen, record) },
    });
    return done(kindOf(record), saved, (await named(record)).name);
  },
});
