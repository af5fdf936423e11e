import { z } from 'zod';
import { taskFields } from './fields';
import { filtersOfFields, formOfFields } from '../fields/field-schemas';
import { namesIn } from '../fields/field-table';
import { line, queryId } from '../../fields';
import { filtersOf } from '../../list/filters';
import { listQuery, searchText } from '../../list/list-query';
import { opportunityMessages } from '../opportunities/messages';
import { bulkOf, removingAll, settingAll } from '../schemas';
import { changesOf } from '../../acts/schemas';

const taskForm = formOfFields(taskFields, { title: line(opportunityMessages['title.required']) });

export const newTask = taskForm.partial().required({ title: true });
export const taskChanges = changesOf(taskForm);

export const taskSorts = [...namesIn('sort', taskFields), 'priorityRank'] as const;

const rowFilter = queryId.optional();

export const taskSearch = z.object({
  q: searchText,
  filter: filtersOf(filtersOfFields(taskFields)),
  /** Open tasks by default. */
  state: z.enum(['open', 'done', 'all']).default('open'),
  contact: rowFilter,
  company: rowFilter,
  /** About a company, its people or its opportunities. */
  around: rowFilter,
  opportunity: rowFilter,
});
export const taskQuery = listQuery(taskSorts, 'dueAt').extend(taskSearch.shape);

/** A priority for several tasks, the member who has them, when they are due, or whether they are done. */
export const taskBulk = bulkOf(
  taskSearch,
  z.union([
    settingAll(taskForm.pick({ priority: true }).strict()),
    settingAll(taskForm.pick({ assigneeId: true }).strict()),
    settingAll(taskForm.pick({ dueAt: true, isAllDay: true }).strict()),
    settingAll(z.strictObject({ isDone: z.boolean() })),
    removingAll,
  ]),
);
