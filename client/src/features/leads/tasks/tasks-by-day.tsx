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

/**
 * The tables stand in one card, and the header of the first one above its group's name, which lies in a gap before its
 * rows. Each row begins with the box that ticks it off: the one that selects it waits for the pointer, or for a first
 * one, in a narrower column, and the one of all rows for the pointer over the card. What is ticked covers the name of its group.
 */
const look = {
  card: classNames(
    'rounded-card border border-line bg-surface [&_table]:border-0',
    'pointer-fine:[&:not(:has(td_:checked))_tr:not(:hover,:focus-within)>td:first-child>label]:opacity-0',
    'pointer-fine:[&:not(:has(td_:checked),:hover,:focus-within)_th:first-child>label]:opacity-0',
    'md:pointer-fine:[&_col:first-child]:w-8! md:pointer-fine:[&_td:first-child>label]:w-8 md:pointer-fine:[&_th:first-child>label]:w-8',
    'md:pointer-fine:[&_th[scope=row]]:pl-1 md:pointer-fine:[&_th:nth-child(2)_button]:pl-10',
  ),
  group: 'relative not-first:border-t border-line',
  name: 'flex h-9 md:h-7 items-center gap-1.5 bg-ink/4 px-3 text-sm font-semibold',
  below: 'md:absolute md:inset-x-0 md:top-11 [&+div_tbody]:before:block [&+div_tbody]:before:h-7',
  ticked: 'md:[&_.sticky.z-20]:-mt-7 md:[&_.sticky.z-20]:mb-0 md:[&_.sticky.z-20]:ml-0',
};

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
    <div className={look.card}>
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
        <section key={name} aria-label={t(`groups.${name}`)} className={look.group}>
          <GroupName name={name} counted={counted} isBelow={!isNarrow && index === 0} />
          <div className={index > 0 ? look.ticked : undefined}>
            <RecordTable
              {...props}
              columns={name === 'today' ? columnsOfToday : props.columns}
              search={search}
              label={t(`groups.${name}`)}
              isCounted={counted !== undefined}
              isHeadless={isNarrow || index > 0}
              {...(isNarrow && { isChoosing })}
            />
          </div>
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

interface GroupNameProps {
  name: Group;
  counted: Counted | undefined;
  /** Where the header of the table stands above it. */
  isBelow: boolean;
}

function GroupName({ name, counted, isBelow }: GroupNameProps) {
  const t = useTexts(tasksTexts);
  const { language } = useLanguage();
  return (
    <h2 className={classNames(look.name, isBelow && look.below)}>
      {t(`groups.${name}`)}{' '}
      <span className="font-normal text-muted tabular-nums">{counted && countedText(counted, language)}</span>
    </h2>
  );
}
