import { useMemo } from 'react';
import { priorities } from '@shared/leads/tasks/scales';
import { useTexts } from '@/i18n/use-texts';
import { type BulkAct, setting } from '../lists/bulk/bulk-act';
import { OpenedRecord } from '../lists/opened-record';
import { useFieldFilters } from '../lists/columns/use-field-filters';
import { RecordList } from '../lists/record-list';
import type { Rows } from '../records';
import { jobsTexts } from '../jobs/texts/jobs';
import { tasksTexts } from './texts/tasks';
import type { ListChoice } from '../lists/use-record-list';
import { useChoices } from '../values/use-choices';
import { TaskForm } from './lazy-task-form';
import { filterOf, OpenTasksByDay } from './tasks-by-day';
import { useRowActs } from './use-row-acts';
import { useTaskColumns } from './use-task-columns';

const noChanges = {};
const nameOf = ({ title }: Rows['tasks']) => title;
const everything = { state: 'all' };
const states = ['open', 'done', 'all'] as const;

export function TasksList({ openId }: { openId: number | undefined }) {
  const t = useTexts(tasksTexts);
  const columns = useTaskColumns();
  const rowActs = useRowActs();
  const tBulk = useTexts(jobsTexts);
  const choices = useChoices();
  const choice: ListChoice = useMemo(
    () => ({
      label: t('state'),
      choices: states.map((state) => ({ value: state, label: t(`states.${state}`) })),
      search: (state) => ({ state }),
    }),
    [t],
  );
  const filters = useFieldFilters('tasks', noChanges);
  const bulkActs: BulkAct[] = [
    { label: tBulk('bulk.act.done'), does: () => ({ set: { isDone: true } }) },
    { label: tBulk('bulk.act.open'), does: () => ({ set: { isDone: false } }) },
    {
      label: tBulk('bulk.act.priority'),
      choices: choices('priority', priorities),
      does: setting('priority'),
    },
  ];
  return (
    <>
      <RecordList
        section="tasks"
        columns={columns}
        rowName={nameOf}
        usualSort="dueAt"
        filters={filters}
        choice={choice}
        everything={everything}
        bulkActs={bulkActs}
        {...rowActs}
        form={TaskForm}
        instead={(list, empty) =>
          list.state.choice === 'open' && !('dueAt' in filterOf(list.search)) ? (
            <OpenTasksByDay
              section="tasks"
              columns={columns}
              rowName={nameOf}
              list={list}
              bulkActs={bulkActs}
              {...rowActs}
              emptyState={empty}
            />
          ) : undefined
        }
      />
      <OpenedRecord section="tasks" id={openId} form={TaskForm} nameOf={nameOf} />
    </>
  );
}
