import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { portalIcons } from '@/ui/portal-icons';
import { ChangeEntry } from '../../acts/change-entry';
import type { About } from '../../communications/about';
import { kindIcon } from '../../communications/kind-icon';
import { talkKinds } from '../../communications/talk-kinds';
import { filterIn, useRecordPages } from '../../lists/use-record-list';
import { historyOf, listOf, type Rows } from '../../records';
import type { TimelineEntry } from './entry';
import { type AboutOthers, DoneTask, othersOf, Talk } from './timeline-entries';
import { isTalkKind, kindsIn, type TimelineKind } from './timeline-kinds';

/** An entry before it is known which one stands above it. */
interface Draft extends Omit<TimelineEntry, 'content'> {
  others?: AboutOthers | undefined;
  renderWith: (others: AboutOthers | undefined) => ReactNode;
}

/** The entries of one kind, or of all, newest first; the kinds that occur; and the pages that more are read from. */
export function useTimeline(about: About, kind: TimelineKind | 'all', elsewhere: readonly TimelineEntry[]) {
  const { search, around = search } = about;
  const types = isTalkKind(kind) ? { type: { any: [...talkKinds[kind]] } } : {};
  const all = useRecordPages('communications', { ...around, sort: '-occurredAt' });
  const talks = useRecordPages('communications', { ...around, sort: '-occurredAt', ...filterIn(types) });
  const { data: done } = useQuery({
    ...listOf('tasks', { ...around, state: 'done', sort: '-dueAt', limit: 200 }),
    staleTime: 0,
  });
  const { data: changes = [] } = useQuery({ ...historyOf(about.section, about.id), staleTime: 0 });
  const rowsOf = ({ data }: typeof all) => data?.pages.flatMap(({ rows }) => rows) ?? [];
  const tasks = done?.rows ?? [];
  // Of a record that shows only what is about itself, every entry is about the same.
  const others = (row: Rows['communications'] | Rows['tasks']) =>
    around === search ? undefined : othersOf(row, about.name);
  const isAll = kind === 'all';
  const hasTalks = isAll || isTalkKind(kind);
  const drafts: Draft[] = [
    ...(isAll ? elsewhere.map(({ content, ...entry }) => ({ ...entry, renderWith: () => content })) : []),
    ...(hasTalks ? rowsOf(talks).map((talk) => talkDraft(talk, others(talk))) : []),
    ...(isAll || kind === 'task' ? tasks.map((task) => taskDraft(task, others(task))) : []),
    ...(isAll || kind === 'change' ? changes.map((change) => changeDraft(about.section, change)) : []),
  ];
  return {
    entries: entriesOf(drafts),
    kinds: kindsIn({
      types: rowsOf(all).map(({ type }) => type),
      isMore: all.hasNextPage,
      hasTasks: tasks.length > 0,
      hasChanges: changes.length > 0,
    }),
    talks: hasTalks ? talks : undefined,
  };
}

const talkDraft = (talk: Rows['communications'], others: Draft['others']): Draft => ({
  key: `talk ${talk.id}`,
  at: talk.occurredAt,
  icon: kindIcon(talk.type),
  others,
  renderWith: (shown) => <Talk talk={talk} others={shown} />,
});

const taskDraft = (task: Rows['tasks'], others: Draft['others']): Draft => ({
  key: `task ${task.id}`,
  at: task.doneAt ?? task.updatedAt,
  icon: portalIcons.check,
  others,
  renderWith: (shown) => <DoneTask task={task} others={shown} />,
});

type ChangeProps = Parameters<typeof ChangeEntry>[0];

const changeDraft = (section: ChangeProps['section'], change: ChangeProps['change']): Draft => ({
  key: `change ${change.id}`,
  at: change.at,
  isFirst: change.verb === 'created',
  icon: portalIcons.history,
  renderWith: () => <ChangeEntry section={section} change={change} />,
});

/** The newest first; an opportunity is named where it is another than that of the entry above. */
function entriesOf(drafts: readonly Draft[]): TimelineEntry[] {
  const sorted = drafts.toSorted(
    (left, right) =>
      Number(left.isFirst ?? false) - Number(right.isFirst ?? false) || right.at.localeCompare(left.at),
  );
  let above: number | undefined;
  return sorted.map(({ others, renderWith, ...entry }) => {
    const isSame = others?.deal !== undefined && others.deal.id === above;
    if (others) above = others.deal?.id;
    return { ...entry, content: renderWith(isSame ? { ...others, deal: undefined } : others) };
  });
}
