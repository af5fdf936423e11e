import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { overdueBefore } from '@shared/leads/tasks/overdue';
import type { Counted } from '@shared/list/page';
import { addDays, dayOf, startOfDay } from '@shared/list/periods';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMedia } from '@/lib/use-media';
import { countedText } from '@/ui/data-table/counted-text';
import type { Column } from '@/ui/data-table/column';
import { NARROW } from '@/ui/data-table/data-table';
import { PhoneHead } from '@/ui/data-table/phone-head';
import { tablesGroup } from '@/ui/data-table/rows/table-frame';
import { RecordTable, type RecordTableProps } from '../lists/record-table';
import { filterIn } from '../lists/use-record-list';
import { countOf, type ListSearch, type Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { tasksTexts } from './texts/tasks';
import { DueToday } from './due';

type Group = 'overdue' | 'today' | 'upcoming' | 'later' | 'undated';

/** How many days after today are upcoming; what is due after them comes later. */
const UPCOMING = 7;

/** The searches of the groups in their order; days begin at midnight in Madrid. */
function groupsOn(now: Date): [name: Group, due: object][] {
  const inDays = (days: number) => startOfDay(addDays(dayOf(now), days));
  const [from, to, later] = [overdueBefore(now), inDays(1), inDays(1 + UPCOMING)];
  return [
    ['overdue', { to: from }],
    ['today', { from, to }],
    ['upcoming', { from: to, to: later }],
    ['later', { from: later }],
    ['undated', { empty: true }],
  ];
}

/** What a search filters by. */
export const filterOf = ({ filter }: ListSearch): object =>
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

/** A table of open tasks for each group that has some, all below one header. */
export function OpenTasksByDay(props: Omit<RecordTableProps<'tasks'>, 'search'>): ReactNode {
  const t = useTexts(tasksTexts);
  const tRecords = useTexts(recordsTexts);
  const { list, emptyState } = props;
  const columnsOfToday = useMemo(() => props.columns.map(ofToday), [props.columns]);
  const isNarrow = useMedia(NARROW);
  const [isChoosing, setChoosing] = useState(false);
  const groups = useCountedGroups(list.search);
  if (!groups) return <output>{tRecords('loading')}</output>;
  if (groups.length === 0) return <div className="mt-4">{emptyState}</div>;
  return (
    <div className={classNames('rounded-card border border-line bg-surface', tablesGroup)}>
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
      {groups.map(({ name, search, counted }, index) => (
        <section key={name} aria-label={t(`groups.${name}`)} className="border-line not-first:border-t">
          <RecordTable
            {...props}
            columns={name === 'today' ? columnsOfToday : props.columns}
            search={search}
            label={t(`groups.${name}`)}
            groupName={<GroupName name={name} counted={counted} />}
            isCounted={counted !== undefined}
            isHeadless={isNarrow || index > 0}
            {...(isNarrow && { isChoosing })}
          />
        </section>
      ))}
    </div>
  );
}

/** The groups that have tasks, with their number; undefined until they are counted. */
function useCountedGroups(asked: ListSearch) {
  const groups = useGroups().map(([name, dueAt]) => ({
    name,
    search: { ...asked, ...filterIn({ ...filterOf(asked), dueAt }) },
  }));
  const counts = useQueries({
    queries: groups.map(({ search }) => ({ ...countOf('tasks', search), staleTime: 0 })),
  });
  const isKnown = counts.every(({ data }) => data);
  if (!isKnown && counts.every(({ error }) => !error)) return undefined;
  return groups.flatMap((group, index) => {
    const counted = counts[index]?.data;
    return counted?.count === 0 ? [] : [{ ...group, counted }];
  });
}

function GroupName({ name, counted }: { name: Group; counted: Counted | undefined }) {
  const t = useTexts(tasksTexts);
  const { language } = useLanguage();
  return (
    <h2 className="text-sm">
      {t(`groups.${name}`)}{' '}
      <span className="font-normal text-muted tabular-nums">{counted && countedText(counted, language)}</span>
    </h2>
  );
}
