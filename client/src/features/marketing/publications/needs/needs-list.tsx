import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Alert } from '@/ui/feedback/alert';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import type { Channel } from '../../channels/reads';
import type { ListedCompany } from '../../reads';
import { channelsTexts } from '../../channels/texts/channels';
import { publicationsTexts } from '../texts/publications';
import { waitingOf } from '../reads';
import { NeedCard } from './need-card';

interface NeedsListProps {
  company: ListedCompany;
  /** The channels that have to be connected again. */
  broken: readonly Channel[];
  onOpen: (id: number) => void;
  onReconnect: (channelId: number) => void;
}

/** What only a person can settle, the oldest first. */
export function NeedsList({ company, broken, onOpen, onReconnect }: NeedsListProps) {
  const t = useTexts(publicationsTexts);
  const tChannels = useTexts(channelsTexts);
  const { data, error, refetch } = useQuery({ ...waitingOf(company.id), staleTime: 0 });
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-48 rounded-card" />
    );
  }
  if (data.rows.length === 0 && broken.length === 0) {
    return (
      <EmptyState icon={portalIcons.check} title={t('publication.nothingWaits')}>
        {t('publication.nothingWaitsText')}
      </EmptyState>
    );
  }
  return (
    <div className="grid max-w-4xl gap-4">
      {broken.map(({ id, name, problem }) => (
        <Alert key={id} tone="warning" title={tChannels('reconnectOne', { name })}>
          <p>{problem ?? tChannels('problem')}</p>
          <IfMayWrite>
            <Button variant="secondary" className="mt-2" onClick={() => onReconnect(id)}>
              {tChannels('reconnect')}
            </Button>
          </IfMayWrite>
        </Alert>
      ))}
      {data.rows.map((publication) => (
        <NeedCard
          key={publication.id}
          publication={publication}
          zone={company.timezone}
          onOpen={() => onOpen(publication.id)}
          onReconnect={() => onReconnect(publication.channelId)}
        />
      ))}
    </div>
  );
}
