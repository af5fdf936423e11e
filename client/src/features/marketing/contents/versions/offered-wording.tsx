import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { campaignsTexts } from '../../campaigns/texts/campaigns';
import { usePiece } from '../../campaigns/piece-context';
import { hasEnded } from '../../campaigns/reads';
import { useRestore } from './use-restore';
import { versionsOf } from './version-reads';

const VersionsDialog = lazyPart(async () => (await import('./versions-dialog')).VersionsDialog);

/** Another wording that lies beside a person's text: both are shown side by side, and one is chosen. */
export function OfferedWording() {
  const t = useTexts(campaignsTexts);
  const { campaign } = usePiece();
  const [isOpen, setOpen] = useState(false);
  const { author, lastVersion, contentVersion, contentId } = campaign;
  const isNewer = author === 'person' && lastVersion > contentVersion && !hasEnded(campaign);
  // An edit that was taken back leaves a newer version, too; nobody offered that one.
  const { data: versions } = useQuery({ ...versionsOf(contentId), enabled: isNewer });
  const keepMine = useRestore(campaign, t('offered.kept'));
  const last = versions?.find(({ number }) => number === lastVersion);
  if (!isNewer || !last || last.author === 'person') return null;
  return (
    <Alert tone="info" title={t('offered.title')}>
      <p>{t('offered.text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('offered.compare')}
        </Button>
        <IfMayWrite>
          <Button
            variant="quiet"
            pending={keepMine.isPending}
            onClick={() => keepMine.mutate(contentVersion)}
          >
            {t('offered.keep')}
          </Button>
        </IfMayWrite>
      </div>
      <Suspense fallback={null}>
        {isOpen && <VersionsDialog campaign={campaign} onClose={() => setOpen(false)} />}
      </Suspense>
    </Alert>
  );
}
