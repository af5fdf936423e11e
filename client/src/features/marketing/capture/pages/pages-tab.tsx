import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stepAddress } from '@shared/marketing/steps';
import { campaignKinds } from '@shared/marketing/campaigns/kinds';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { captureTexts } from '../texts/capture';
import { campaignsOf, type LandingPage, pagesOf } from '../reads';
import { PageRow } from './page-row';
import { WaitingPages } from './waiting-pages';

const EmbedDialog = lazyPart(async () => (await import('./embed-dialog')).EmbedDialog);
const PageDialog = lazyPart(async () => (await import('./page-dialog')).PageDialog);

interface PagesTabProps {
  company: ListedCompany;
  /** Opens what publishes a page. */
  onPublish: () => void;
}

/** The landing pages of a company with their addresses and what they have brought. */
export function PagesTab({ company, onPublish }: PagesTabProps) {
  const t = useTexts(captureTexts);
  const { data, error, refetch } = useQuery({ ...pagesOf(company.id), staleTime: 0 });
  const [opened, setOpened] = useState<{ page: LandingPage; for: 'embed' | 'edit' } | null>(null);
  const close = () => setOpened(null);
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64 rounded-card" />
    );
  }
  if (data.rows.length === 0) return <NoPages company={company} onPublish={onPublish} />;
  return (
    <>
      <ul aria-label={t('pages.label')} className="grid gap-4">
        {data.rows.map((page) => (
          <li key={page.id} className="min-w-0">
            <PageRow page={page} onOpen={(purpose) => setOpened({ page, for: purpose })} />
          </li>
        ))}
      </ul>
      {!data.next && <WaitingPages companyId={company.id} pages={data.rows} onPublish={onPublish} />}
      <EmbedDialog page={opened?.for === 'embed' ? opened.page : null} onClose={close} />
      <PageDialog page={opened?.for === 'edit' ? opened.page : null} onClose={close} />
    </>
  );
}

function NoPages({ company, onPublish }: PagesTabProps) {
  const tCapture = useTexts(captureTexts);
  const { data: campaigns } = useQuery(campaignsOf(company.id, 'page'));
  const isReady = campaigns?.rows.some(({ approvedVersion }) => approvedVersion !== null);
  return (
    <EmptyState
      icon={portalIcons.link}
      title={tCapture('pages.empty.title')}
      action={
        campaigns &&
        (isReady ? (
          <IfMayWrite>
            <Button icon={portalIcons.plus} onClick={onPublish}>
              {tCapture('publish')}
            </Button>
          </IfMayWrite>
        ) : (
          <ButtonLink
            to={stepAddress(company.id, 'campaigns', { type: campaignKinds['landing page'].handle })}
          >
            {tCapture('pages.empty.toCampaigns')}
          </ButtonLink>
        ))
      }
    >
      {campaigns && tCapture(isReady ? 'pages.empty.ready' : 'pages.empty.unready')}
    </EmptyState>
  );
}
