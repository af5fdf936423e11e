import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { isNotFound } from '@/lib/api/refusals';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { leadTexts } from '../texts/lead';
import { type Lead, leadOf } from '../reads';
import { useCaptureState } from '../use-capture-state';
import { ConsentPanel } from './consent-panel';
import { LeadDetails } from './lead-details';
import { LeadHead } from './lead-head';
import { Timeline } from './timeline';
import { Touches } from './touches';

interface LeadPageProps {
  id: number;
  company: ListedCompany;
}

/** A lead: what is known of it, what it agreed to, where it came from and what has happened. */
export function LeadPage({ id, company }: LeadPageProps) {
  const t = useTexts(leadTexts);
  const { change } = useCaptureState();
  const { data: lead, error, refetch } = useQuery({ ...leadOf(id), staleTime: 0 });
  const back = () => change({ lead: '' });
  return (
    <>
      <Button variant="quiet" icon={portalIcons.back} className="mb-2 -ml-4" onClick={back}>
        {t('back')}
      </Button>
      {lead && <ShownLead lead={lead} company={company} onGone={back} />}
      {!lead && !error && <Skeleton className="h-144 rounded-card" />}
      {error &&
        !lead &&
        (isNotFound(error) ? (
          <Alert tone="info">{t('missing')}</Alert>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ))}
    </>
  );
}

interface ShownLeadProps {
  lead: Lead;
  company: ListedCompany;
  onGone: () => void;
}

const ShownLead = ({ lead, company, onGone }: ShownLeadProps) => (
  <>
    <LeadHead lead={lead} company={company} onGone={onGone} />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Timeline lead={lead} />
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-8 max-xl:-order-1 md:max-xl:grid-cols-2">
        <LeadDetails lead={lead} />
        <ConsentPanel lead={lead} />
        <Touches lead={lead} />
      </aside>
    </div>
  </>
);
