import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { isNotFound } from '@/lib/api/refusals';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { DialogFrame } from '@/ui/overlays/dialog-frame';
import type { ListedCompany } from '../../reads';
import { publicationsTexts } from '../texts/publications';
import { publicationOf } from '../reads';
import { PublicationParts } from './publication-parts';

interface PublicationDialogProps {
  company: ListedCompany;
  /** Undefined closes the dialog. */
  id: number | undefined;
  onClose: () => void;
  onReconnect: (channelId: number) => void;
}

/** A publication: its state and the reason for it, its text, its ledger, and what can be done with it. */
export function PublicationDialog({ company, id, onClose, onReconnect }: PublicationDialogProps) {
  const t = useTexts(publicationsTexts);
  return (
    <DialogFrame shape="wide" open={id !== undefined} onClose={onClose} title={t('publication.title')}>
      {id !== undefined && <Read key={id} company={company} id={id} onReconnect={onReconnect} />}
    </DialogFrame>
  );
}

function Read({
  company,
  id,
  onReconnect,
}: Pick<PublicationDialogProps, 'company' | 'onReconnect'> & { id: number }) {
  const t = useTexts(publicationsTexts);
  const { data, error, refetch } = useQuery({ ...publicationOf(id), staleTime: 0 });
  if (data) {
    return (
      <PublicationParts
        publication={data}
        zone={company.timezone}
        onReconnect={() => onReconnect(data.channelId)}
      />
    );
  }
  if (!error) return <Skeleton className="h-72" />;
  if (isNotFound(error)) return <Alert tone="info">{t('publication.missing')}</Alert>;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
