import { type ReactNode, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Dialog } from '@/ui/overlays/dialog';
import type { ListedCompany } from '../reads';
import { goingLiveTexts } from './texts/going-live';
import type { Launched } from './launch';
import { type Known, useKnown } from './use-known';
import { useTellLive } from './use-tell-live';

export const Launching = lazyPart(async () => (await import('./launching')).Launching);

const IsLive = lazyPart(async () => (await import('./is-live')).IsLive);

export interface GoingLiveDialogProps {
  company: ListedCompany;
  /** The set that goes live; null closes the dialog. */
  setId: number | null;
  onClose: () => void;
}

/** One dialog from approved pieces to a published page and scheduled posts. */
export function GoingLiveDialog({ company, setId, onClose }: GoingLiveDialogProps) {
  const t = useTexts(goingLiveTexts);
  const [live, setLive] = useState<Launched | null>(null);
  const tell = useTellLive();
  const isOpen = setId !== null;
  const close = () => {
    onClose();
    // An open dialog would cover the button of the notice.
    if (live) tell(live);
    setLive(null);
  };
  return (
    <Dialog
      shape="wide"
      open={isOpen}
      onClose={close}
      title={t(live ? 'live.title' : 'title')}
      {...(live ? { dirty: false } : { description: t('text') })}
    >
      {live && <IsLive company={company} launched={live} onClose={close} />}
      {setId !== null && !live && (
        <Reading company={company} setId={setId}>
          {(known) => <Launching known={known} onLive={setLive} />}
        </Reading>
      )}
    </Dialog>
  );
}

interface ReadingProps {
  company: ListedCompany;
  setId: number;
  children: (known: Known) => ReactNode;
}

function Reading({ company, setId, children }: ReadingProps) {
  const { known, failed } = useKnown(company, setId);
  if (known) return children(known);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  return <Skeleton className="h-96" />;
}
