import { leadContacts } from '../../../../shared/leads/contacts/endpoints';
import { leadOpportunities, leadStages } from '../../../../shared/leads/opportunities/endpoints';
import type { Example } from '../../../platform/tools/feature-tools';
import { both } from '../../../platform/tools/texts';
import type { Ask } from '../../../platform/tools/tool';

const always: readonly Example[] = [
  { tool: 'list_deals', text: both('Which deals close this month?', '¿Qué oportunidades cierran este mes?') },
  { tool: 'list_tasks', text: both('Which tasks are overdue?', '¿Qué tareas tengo atrasadas?') },
  { tool: 'sales_figures', text: both('How much is in the pipeline?', '¿Cuánto hay en el embudo?') },
  {
    tool: 'list_contacts',
    text: both('Who has not been called for a month?', '¿A quién no he llamado desde hace un mes?'),
  },
];

/** Things to say, with the last contact and opportunity that changed. */
export async function leadExamples(ask: Ask): Promise<readonly Example[]> {
  const newest = { limit: 1, sort: '-updatedAt' };
  const [contacts, deals, stages] = await Promise.all([
    ask(leadContacts.list, { query: newest }),
    ask(leadOpportunities.list, {
      query: { ...newest, filter: JSON.stringify({ outcome: { any: ['open'] } }) },
    }),
    ask(leadStages.list),
  ]);
  const contact = contacts.rows[0]?.name;
  const deal = deals.rows[0];
  const next = stages.filter(({ outcome }) => outcome === 'open').find(({ id }) => id !== deal?.stageId);
  return [
    ...always,
    ...(contact
      ? [
          {
            tool: 'add_task',
            text: both(
              `Remind me to call ${contact} on Thursday`,
              `Recuérdame llamar a ${contact} el jueves`,
            ),
          },
        ]
      : []),
    ...(deal && next
      ? [
          {
            tool: 'move_deal',
            text: both(`Move “${deal.title}” to ${next.name}`, `Mueve «${deal.title}» a ${next.name}`),
          },
        ]
      : []),
  ];
}
