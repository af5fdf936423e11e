import type { Written } from '../../../../shared/acts/entities';
import type { Calendar } from './calendar';
import type { DemoTask } from './demo-client';
import type { LinkedClient } from './linked-client';

/** A task is noted two days before it is done or overdue, or before today. */
function taskFields(
  { title, due, at, done, priority = 'medium' }: DemoTask,
  calendar: Calendar,
): Written<'task'> {
  const noted = calendar.ago((done ?? Math.max(0, -(due ?? 0))) + 2, 30);
  const doneAt = done === undefined ? null : calendar.ago(done, 205);
  return {
    title,
    priority,
    doneAt,
    dueAt: due === undefined ? null : calendar.due(due, at),
    isAllDay: at === undefined,
    createdAt: noted,
    updatedAt: doneAt ?? noted,
  };
}

/** The tasks of clients and of their opportunities. */
export const tasksFor = (clients: readonly LinkedClient[], calendar: Calendar): Written<'task'>[] =>
  clients.flatMap(({ client, companyId, personIds, dealIds }) => {
    const { deals = [], tasks = [] } = client;
    const linked = (task: DemoTask, person: number, opportunityId?: number) => ({
      ...taskFields(task, calendar),
      contactId: personIds[task.person ?? person],
      companyId,
      opportunityId,
    });
    return [
      ...tasks.map((task) => linked(task, 0)),
      ...deals.flatMap((deal, index) =>
        (deal.tasks ?? []).map((task) => linked(task, deal.person ?? 0, dealIds[index])),
      ),
    ];
  });
