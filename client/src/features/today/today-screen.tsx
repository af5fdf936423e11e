import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { entriesOf } from './entries';
import { ComingList } from './list/coming-list';
import { EntryList } from './list/entry-list';
import type { PartsOfKinds } from './list/row-parts';
import { todayOf } from './reads';
import { todayTexts } from './texts/today';

/** What waits for a person over the three portals; when nothing does, what comes next. */
export function TodayScreen({ parts }: { parts: PartsOfKinds }) {
  const t = useTexts(todayTexts);
  const { data, error, refetch } = useQuery(todayOf());
  const mayWrite = useMayWrite();
  // The first steps are for who can take them.
  const entries = data && entriesOf(data).filter(({ is }) => mayWrite || is !== 'step');
  return (
    <div className="max-w-content">
      <PageHeading title={t('title')} />
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96 rounded-card" />}
      {entries && entries.length > 0 && <EntryList entries={entries} parts={parts} />}
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
