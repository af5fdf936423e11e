import { leadTasks } from '../../../../../shared/leads/tasks/endpoints';
import { isDay } from '../../../../../shared/list/periods';
import { aChoice, aFlag, aLine, aRecord, aTime, idIn, needed } from '../../../../platform/tools/arguments';
import { changing } from '../../../../platform/tools/preview';
import { both, timeText } from '../../../../platform/tools/texts';
import { defineTool } from '../../../../platform/tools/tool';
import { done, seenVersion } from './done';
import { changed, momentOfDay, retyped, timeOf } from './given-fields';
import { assigned, marks } from './marks';
import { labels, priorityWords } from '../words';

/** Whether a task is done. */
export const doneWords = { true: both('yes', 'sí'), false: both('no', 'no') };

export const changeTask = defineTool({
  name: 'change_task',
  title: both('Change task', 'Cambiar tarea'),
  about: 'Marks a task as done or open, puts it off, or changes its title, priority or assignee.',
  endpoints: [leadTasks.update, leadTasks.read],
  effect: 'undoable',
  takes: {
    task: needed(aRecord(both('Task', 'Tarea'), 'task')),
    done: aFlag(labels.done),
    due: aTime(labels.due),
    title: aLine(labels.title),
    priority: aChoice(labels.priority, priorityWords),
    to: marks.to,
  },
  async preview({ task, ...args }, use) {
    const [record, row] = await Promise.all([
      use.named(task),
      use.ask(leadTasks.read, { params: { id: idIn(task) } }),
    ]);
    return changing(record, [
      changed(
        labels.done,
        doneWords[row.doneAt === null ? 'false' : 'true'],
        args.done === undefined ? undefined : doneWords[args.done ? 'true' : 'false'],
      ),
      changed(labels.due, row.dueAt === null ? null : timeText(row.dueAt, row.isAllDay), timeOf(args.due)),
      retyped(labels.title, row.title, args.title),
      changed(labels.priority, priorityWords[row.priority], args.priority && priorityWords[args.priority]),
      await assigned(use, row, args.to),
    ]);
  },
  async does({ task, done: isDone, due, to, ...fields }, { ask, now }, seen) {
    const saved = await ask(leadTasks.update, {
      params: { id: idIn(task) },
      body: {
        ...fields,
        ...(due !== undefined && { dueAt: momentOfDay(due), isAllDay: isDay(due) }),
        ...(isDone !== undefined && { doneAt: isDone ? now.toISOString() : null }),
        ...(to !== undefined && { assigneeId: idIn(to) }),
        ...seenVersion(seen, task),
      },
    });
    return done('task', saved, saved.title);
  },
});
