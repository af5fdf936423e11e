import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeading } from '@/ui/page-heading';
import { Skeleton } from '@/ui/skeleton';
import { commonTexts } from '@/ui/texts/common';
import { AdminEnquiry } from './admin-enquiry';
import { AdminFilters } from './admin-filters';
import { type EnquiryPages, useEnquiries } from './admin-use-enquiries';
import { type EnquirySearch, useEnquirySearch } from './admin-use-search';
import { adminTexts } from './texts/admin';

/** The contact messages, for staff. */
export function AdminEnquiries() {
  const t = useTexts(adminTexts);
  const { search, change } = useEnquirySearch();
  const list = useEnquiries(search);
  const unread = list.data?.pages[0]?.unread;
  return (
    <div className="max-w-4xl">
      <PageHeading title={t('title')}>
        {unread !== undefined && <p>{unread === 0 ? t('noneUnread') : t('unread', { count: unread })}</p>}
      </PageHeading>
      <AdminFilters search={search} onChange={change} />
      {list.isPending && <Loading />}
      {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && (
        <Found pages={list.data} search={search} onShowAll={() => change({ q: '', state: 'all' })} />
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4 w-full"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}

interface FoundProps {
  pages: EnquiryPages;
  search: EnquirySearch;
  onShowAll: () => void;
}

function Found({ pages, search, onShowAll }: FoundProps) {
  const t = useTexts(adminTexts);
  const enquiries = pages.pages.flatMap((page) => page.enquiries);
  if (enquiries.length > 0) {
    return (
      <ul aria-label={t('list')} className="grid grid-cols-1 gap-4">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="min-w-0">
            <AdminEnquiry enquiry={enquiry} />
          </li>
        ))}
      </ul>
    );
  }
  if (!search.q && search.state === 'all') {
    return (
      <EmptyState icon="envelope" title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={t('empty.noMatch')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('empty.showAll')}
        </Button>
      }
    >
      {t('empty.noMatchText')}
    </EmptyState>
  );
}

function Loading() {
  const t = useTexts(commonTexts);
  return (
    <output className="grid grid-cols-1 gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </output>
  );
}
