import type { Counted } from '@shared/list/page';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { PageHeading } from '@/ui/navigation/page-heading';
import { portalIcons } from '@/ui/portal-icons';
import { Skeleton } from '@/ui/feedback/skeleton';
import { commonTexts } from '@/ui/texts/common';
import { AdminEnquiry } from './admin-enquiry';
import { AdminFilters } from './admin-filters';
import { type EnquiryPages, useEnquiries, useEnquirySearch } from './admin-use-enquiries';
import { MoreButton } from '@/ui/navigation/more-button';
import { adminTexts } from './texts/admin';

/** The list of enquiries for staff. */
export function AdminEnquiries() {
  const t = useTexts(adminTexts);
  const { state: search, change, isUsual } = useEnquirySearch();
  const list = useEnquiries(search);
  const unread = list.data?.pages[0]?.unread;
  return (
    <div className="max-w-4xl">
      <PageHeading title={t('title')}>{unread && <Unread {...unread} />}</PageHeading>
      <AdminFilters search={search} onChange={change} />
      {list.isPending && <Loading />}
      {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && (
        <Found pages={list.data} isAll={isUsual} onShowAll={() => change({ q: '', state: 'all' })} />
      )}
      <MoreButton pages={list} className="w-full">
        {t('more')}
      </MoreButton>
    </div>
  );
}

function Unread({ count, more }: Counted) {
  const t = useTexts(adminTexts);
  const { language } = useLanguage();
  if (count === 0) return <p>{t('noneUnread')}</p>;
  if (more) return <p>{t('unreadMany', { most: formatNumber(count, language) })}</p>;
  return <p>{t('unread', { count })}</p>;
}

interface FoundProps {
  pages: EnquiryPages;
  isAll: boolean;
  onShowAll: () => void;
}

function Found({ pages, isAll, onShowAll }: FoundProps) {
  const t = useTexts(adminTexts);
  const enquiries = pages.pages.flatMap((page) => page.rows);
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
  if (isAll) {
    return (
      <EmptyState icon={portalIcons.envelope} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={portalIcons.search}
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
