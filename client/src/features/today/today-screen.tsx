import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate, formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { entriesOf } from './entries';
import { ComingList } from './list/coming-list';
import { EntryList } from './list/entry-list';
import { useKeptPlace } from './list/use-kept-place';
import { type Group, groupsOf } from './list/groups';
import type { PartsOfKinds } from './list/row-parts';
import { todayLimits } from '@shared/today/today';
import { todayOf } from './reads';
import { todayTexts } from './texts/today';

interface TodayScreenProps {
  parts: PartsOfKinds;
  /** What can be added to the day. */
  actions: ReactNode;
}

/** What waits for a person over the three portals; when nothing does, what comes next. */
export function TodayScreen({ parts, actions }: TodayScreenProps) {
  const t = useTexts(todayTexts);
  const { data, error, refetch } = useQuery(todayOf());
  const { language } = useLanguage();
  const [openedAt] = useState(() => new Date());
  const mayWrite = useMayWrite();
  const place = useKeptPlace<HTMLElement>(data);
  // The first steps are for who can take them.
  const entries = data && entriesOf(data).filter(({ is }) => mayWrite || is !== 'step');
  return (
    <div className="max-w-content">
      <PageHeading title={t('title')} actions={actions}>
        <p className="-mt-1 text-sm first-letter:uppercase">
          {formatDate(openedAt, language, { weekday: 'long', day: 'numeric', month: 'long' })}
        </p>
      </PageHeading>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 rounded-card" />}
      {data && entries && entries.length > 0 && (
        <section ref={place} aria-label={t('list')} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {groupsOf(data, entries).map((group) => (
            <GroupOfDay key={group.name ?? 'steps'} group={group} parts={parts} />
          ))}
        </section>
      )}
      {data && data.waiting.length === 0 && (
        <div className="mt-6 first:mt-0">
          <EmptyState icon={portalIcons.check} title={t('empty')}>
            {t(data.coming.length > 0 ? 'comingIntro' : 'nothingNext')}
          </EmptyState>
          <ComingList coming={data.coming} />
        </div>
      )}
    </div>
  );
}

/** What waits in one way, under a heading that says how much of it there is. */
function GroupOfDay({ group: { name, entries, total }, parts }: { group: Group; parts: PartsOfKinds }) {
  const t = useTexts(todayTexts);
  const { language } = useLanguage();
  if (!name) return <EntryList entries={entries} parts={parts} />;
  const id = `today-${name}`;
  const most = todayLimits.counted;
  return (
    <div>
      <h2 id={id} className="mb-2 flex items-baseline gap-2 text-base font-semibold">
        {t(`groups.${name}`)}
        <span className={name === 'late' ? 'text-danger tabular-nums' : 'text-muted tabular-nums'}>
          {formatNumber(Math.min(total, most), language)}
          {total > most && '+'}
        </span>
      </h2>
      <EntryList entries={entries} parts={parts} headingId={id} />
    </div>
  );
}
