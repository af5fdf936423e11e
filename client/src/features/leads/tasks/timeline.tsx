import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { type AnyIcon, Icon } from '@/ui/icons';
import { TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { MoreButton } from '@/ui/navigation/more-button';
import type { About } from '../communications/about';
import { kindIcon } from '../communications/kind-icon';
import { kindWords } from '../communications/kind-words';
import { ChangeEntry } from '../acts/change-entry';
import { Moment } from '../values/cells';
import { historyOf, listOf, type Rows } from '../records';
import { recordsTexts } from '../texts/records';
import { recordTexts } from '../texts/record';
import { useRecordPages } from '../lists/use-record-list';

/** Something in a timeline; a content whose texts are still loading leaves its place empty. */
export interface TimelineEntry {
  key: string;
  at: string;
  /** Nothing happened before it, whatever moment it was recorded at. */
  isFirst?: boolean;
  icon: AnyIcon;
  content: ReactNode;
}

interface TimelineProps {
  about: About;
  /** What happened in another portal. */
  elsewhere?: readonly TimelineEntry[] | undefined;
}

/** The communications, done tasks and changes of a record, and what happened elsewhere, newest first. */
export function Timeline({ about, elsewhere = [] }: TimelineProps) {
  const t = useTexts(recordTexts);
  const { search, around = search } = about;
  const others = (names: string | null) => othersIn(names, about.name);
  const talks = useRecordPages('communications', { ...around, sort: '-occurredAt' });
  const { data: done } = useQuery({
    ...listOf('tasks', { ...around, state: 'done', sort: '-dueAt', limit: 200 }),
    staleTime: 0,
  });
  const { data: changes = [] } = useQuery({ ...historyOf(about.section, about.id), staleTime: 0 });
  const loaded = talks.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const entries: TimelineEntry[] = [
    ...elsewhere,
    ...loaded.map(
      (talk): TimelineEntry => ({
        key: `talk ${talk.id}`,
        at: talk.occurredAt,
        icon: kindIcon(talk.type),
        content: <Talk talk={talk} names={around === search ? '' : others(talk.about)} />,
      }),
    ),
    ...(done?.rows ?? []).map(
      (task): TimelineEntry => ({
        key: `task ${task.id}`,
        at: task.doneAt ?? task.updatedAt,
        icon: portalIcons.check,
        content: <DoneTask task={task} names={around === search ? '' : others(task.about)} />,
      }),
    ),
    ...changes.map(
      (change): TimelineEntry => ({
        key: `change ${change.id}`,
        at: change.at,
        isFirst: change.verb === 'created',
        icon: portalIcons.history,
        content: <ChangeEntry section={about.section} change={change} />,
      }),
    ),
  ].toSorted(
    (left, right) =>
      Number(left.isFirst ?? false) - Number(right.isFirst ?? false) || right.at.localeCompare(left.at),
  );
  return (
    <section aria-label={t('timeline.title')} className="max-lg:order-1">
      <h2 className="text-xl">{t('timeline.title')}</h2>
      <ol className="mt-2">
        {entries.map(({ key, icon, content }) => (
          <li key={key} className="flex gap-3 border-b border-line py-3">
            <Icon name={icon} className="mt-0.5 size-5 text-muted" />
            <div className="min-w-0 grow">
              <Suspense fallback={null}>{content}</Suspense>
            </div>
          </li>
        ))}
      </ol>
      <MoreButton pages={talks}>{t('timeline.older')}</MoreButton>
    </section>
  );
}

const between = ' · ';

/** The names of whom something is about, without that of the page. */
const othersIn = (names: string | null, own: string | undefined) =>
  (names ?? '')
    .split(between)
    .filter((name) => name !== own)
    .join(between);

interface TalkProps {
  talk: Rows['communications'];
  /** Whom else it is about. */
  names: string;
}

function Talk({ talk, names }: TalkProps) {
  const t = useTexts(recordsTexts);
  const { id, type, subject, body, outcome, occurredAt } = talk;
  return (
    <>
      <TextLink to={recordAddress('communications', id)}>{subject ?? t(`type.${type}`)}</TextLink>
      {body && <p className="break-words whitespace-pre-line">{body}</p>}
      <p className="text-sm text-muted">
        {names && `${names} · `}
        {subject && `${kindWords(t, talk)} · `}
        {outcome && `${t(`outcome.${outcome}`)} · `}
        <Moment at={occurredAt} />
      </p>
    </>
  );
}

function DoneTask({ task, names }: { task: Rows['tasks']; names: string }) {
  const t = useTexts(recordTexts);
  return (
    <>
      <TextLink to={recordAddress('tasks', task.id)}>{task.title}</TextLink>
      <p className="text-sm text-muted">
        {names && `${names} · `}
        {t('timeline.done')} · <Moment at={task.doneAt ?? task.updatedAt} />
      </p>
    </>
  );
}
