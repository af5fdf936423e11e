import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { priorities } from '@shared/leads/tasks/scales';
import { overdueBefore } from '@shared/leads/tasks/overdue';
import { addDays, dayOf, startOfDay } from '@shared/list/periods';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMedia } from '@/lib/use-media';
import { countedText } from '@/ui/data-table/counted-text';
import type { Column } from '@/ui/data-table/column';
import { NARROW } from '@/ui/data-table/data-table';
import { PhoneHead } from '@/ui/data-table/phone-head';
import { type BulkAct, setting } from '../lists/bulk/bulk-act';
import { OpenedRecord } from '../lists/opened-record';
import { useFieldFilters } from '../lists/columns/use-field-filters';
import { RecordList } from '../lists/record-list';
import { RecordTable, type RecordTableProps } from '../lists/record-table';
import { countOf, type ListSearch, type Rows } from '../records';
import { jobsTexts } from '../jobs/texts/jobs';
import { recordsTexts } from '../texts/records';
import { tasksTexts } from './texts/tasks';
import { filterIn, type ListChoice } from '../lists/use-record-list';
import { useChoices } from '../values/use-choices';
import { DueToday } from './due';
import { TaskForm } from './lazy-task-form';
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

/** The searches of the groups in their order; days begin at midnight in Madrid. */
function groupsOn(now: Date): [name: 'overdue' | 'today' | 'upcoming' | 'undated', due: object][] {
  const [from, to] = [overdueBefore(now), startOfDay(addDays(dayOf(now), 1))];
  return [
    ['overdue', { to: from }],
    ['today', { from, to }],
    ['upcoming', { from: to }],
    ['undated', { empty: true }],
  ];
}

const filterOf = ({ filter }: ListSearch): object =>
  typeof filter === 'string' ? (JSON.parse(filter) as object) : {};

/** The groups of the day on which the list was opened. */
function useGroups() {
  const [groups] = useState(() => groupsOn(new Date()));
  return groups;
}

/** Among the tasks of today, the time alone says when. */
const ofToday = (column: Column<Rows['tasks']>): Column<Rows['tasks']> =>
  column.name === 'dueAt'
    ? {
        ...column,
        cell: (task) => <DueToday task={task} />,
        summary: (task) => !task.isAllDay && <DueToday task={task} />,
      }
    : column;

/** A table of open tasks for each group that has some, below one header; on a phone it stands above the first group. */
function OpenTasksByDay(props: Omit<RecordTableProps<'tasks'>, 'search'>): ReactNode {
  const t = useTexts(tasksTexts);
  const tRecords = useTexts(recordsTexts);
  const { language } = useLanguage();
  const { list, emptyState } = props;
  const columnsOfToday = useMemo(() => props.columns.map(ofToday), [props.columns]);
  const isNarrow = useMedia(NARROW);
  const [isChoosing, setChoosing] = useState(false);
  const groups = useGroups().map(([name, dueAt]) => ({
    name,
    search: { ...list.search, ...filterIn({ ...filterOf(list.search), dueAt }) },
  }));
  const counts = useQueries({
    queries: groups.map(({ search }) => ({ ...countOf('tasks', search), staleTime: 0 })),
  });
  const isKnown = counts.every(({ data }) => data);
  if (!isKnown && counts.every(({ error }) => !error)) return <output>{tRecords('loading')}</output>;
  const filled = groups.flatMap((group, index) => {
    const counted = counts[index]?.data;
    return counted?.count === 0 ? [] : [{ ...group, counted }];
  });
  if (filled.length === 0) return <div className="mt-4">{emptyState}</div>;
  const tables = filled.map(({ name, search, counted }, index) => (
    <section key={name} aria-label={t(`groups.${name}`)} className="mt-5 first-of-type:mt-0">
      <h2 className="text-base font-semibold">
        {t(`groups.${name}`)}{' '}
        <span className="font-normal text-muted tabular-nums">
          {counted && countedText(counted, language)}
        </span>
      </h2>
      <RecordTable
        {...props}
        columns={name === 'today' ? columnsOfToday : props.columns}
        search={search}
        label={t(`groups.${name}`)}
        isCounted={counted !== undefined}
        isHeadless={isNarrow || index > 0}
        {...(isNarrow && { isChoosing })}
      />
    </section>
  ));
  return (
    // Each row begins with the box that ticks it off: the one that selects it waits for the pointer, or for a first one.
    <div className="pointer-fine:[&:not(:has(td_:checked))_tr:not(:hover,:focus-within)>td:first-child>label]:opacity-0">
      {isNarrow && (
        <div className="flex items-center">
          <PhoneHead
            columns={props.columns}
            sort={list.state.sort}
            onSort={(sort) => list.change({ sort })}
            isChoosing={isChoosing}
            onChoosing={setChoosing}
          />
        </div>
      )}
      {tables}
    </div>
  );
}
