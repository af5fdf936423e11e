import { z } from 'zod';
import { line, queryId, rowId } from '../../fields';
import { choiceFilter, filtersOf, textFilter, timeFilter } from '../../list/filters';
import { listQuery, searchText } from '../../list/list-query';
import { opportunityMessages } from '../opportunities/messages';
import { bulkOf, removingAll, settingAll } from '../schemas';
import { changesOf } from '../../acts/schemas';
import { moment } from '../../record-fields';
import { priorities } from './scales';

const taskFields = z.object({
  title: line(opportunityMessages['title.required']),
  dueAt: moment.nullable(),
  isAllDay: z.boolean(),
  doneAt: moment.nullable(),
  priority: z.enum(priorities),
  contactId: rowId.nullable(),
  companyId: rowId.nullable(),
  opportunityId: rowId.nullable(),
});

export const newTask = taskFields.partial().required({ title: true });
export const taskChanges = changesOf(taskFields);

export const taskSorts = ['dueAt', 'isDone', 'title', 'about', 'priorityRank'] as const;

const taskFilters = {
  title: textFilter,
  about: textFilter,
  priority: choiceFilter(priorities),
  dueAt: timeFilter,
  doneAt: timeFilter,
};

const rowFilter = queryId.optional();

export const taskSearch = z.object({
  q: searchText,
  filter: filtersOf(taskFilters),
  /** Open tasks at first. */
  state: z.enum(['open', 'done', 'all']).default('open'),
  contact: rowFilter,
  company: rowFilter,
  /** About a company, its people or its opportunities. */
  around: rowFilter,
  opportunity: rowFilter,
});
export const taskQuery = listQuery(taskSorts, 'dueAt').extend(taskSearch.shape);

/** A priority for many, or whether they are done. */
export const taskBulk = bulkOf(
  taskSearch,
  z.union([
    settingAll(taskFields.pick({ priority: true }).strict()),
    settingAll(z.strictObject({ isDone: z.boolean() })),
    removingAll,
  ]),
);
