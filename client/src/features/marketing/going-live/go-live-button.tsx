import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useLoadedLater } from '@/lib/lazy-part';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { isBeingWritten, wholeSet } from '../campaigns/reads';
import { pagesOf } from '../capture/reads';
import type { ListedCompany } from '../reads';
import { GoingLiveDialog, Launching } from './going-live-dialog';
import { goingLiveTexts } from './texts/going-live';
import { approvedOf, livePageOf, waitingPosts } from './use-known';

interface GoLiveButtonProps {
  company: ListedCompany;
  setId: number;
}

/**
 * Opens the dialog that publishes a set; renders nothing while no piece is approved, or when every approved one is
 * published or scheduled.
 */
export function GoLiveButton({ company, setId }: GoLiveButtonProps) {
  const t = useTexts(goingLiveTexts);
  const [isOpen, setIsOpen] = useState(false);
  const mayWrite = useMayWrite();
  const { data: set } = useQuery(wholeSet(setId));
  const { data: pages } = useQuery(pagesOf(company.id));
  useLoadedLater(Launching);
  const waits =
    mayWrite &&
    set &&
    pages &&
    !isBeingWritten(set) &&
    (waitingPosts(set).length > 0 || (approvedOf(set, 'page').length > 0 && !livePageOf(set, pages.rows)));
  return (
    <>
      {waits && (
        <Button className="max-sm:px-3" onClick={() => setIsOpen(true)}>
          {t('act')}
        </Button>
      )}
      <GoingLiveDialog company={company} setId={isOpen ? setId : null} onClose={() => setIsOpen(false)} />
    </>
  );
}
