import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { useMayWrite } from '@/lib/session/use-may-write';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/controls/button';
import { SelectField } from '@/ui/controls/fields/select-field';
import { DialogFrame } from '@/ui/overlays/dialog-frame';
import { campaignsTexts } from '../../campaigns/texts/campaigns';
import { type Campaign, hasEnded } from '../../campaigns/reads';
import { useRestore } from './use-restore';
import { type ListedVersion, useVersionName } from './use-version-name';
import { VersionList } from './version-list';
import { versionsOf } from './version-reads';

const Compared = lazyPart(async () => (await import('./compared')).Compared);

interface VersionsDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

/** The versions of a campaign, two of them side by side, and the way back to an older one. */
export function VersionsDialog({ campaign, onClose }: VersionsDialogProps) {
  const t = useTexts(campaignsTexts);
  const { data: versions, error, refetch } = useQuery({ ...versionsOf(campaign.contentId), staleTime: 0 });
  return (
    <DialogFrame open onClose={onClose} shape="wide" title={t('versions.title')} description={campaign.name}>
      {versions && <Versions campaign={campaign} versions={versions} onClose={onClose} />}
      {!versions && !error && <Skeleton className="h-72" />}
      {!versions && error && <ErrorState error={error} onRetry={() => void refetch()} />}
    </DialogFrame>
  );
}

interface VersionsProps extends VersionsDialogProps {
  versions: readonly ListedVersion[];
}

/** The version that is looked at first: an offered one, or the one before the present. */
const firstOther = ({ contentVersion, lastVersion }: Campaign, versions: readonly ListedVersion[]) =>
  lastVersion > contentVersion
    ? lastVersion
    : (versions.find(({ number }) => number < contentVersion)?.number ?? contentVersion);

function Versions({ campaign, versions, onClose }: VersionsProps) {
  const t = useTexts(campaignsTexts);
  const { contentVersion, contentId } = campaign;
  const [looked, setLooked] = useState(() => firstOther(campaign, versions));
  const [beside, setBeside] = useState(contentVersion);
  const nameOf = useVersionName();
  const mayWrite = useMayWrite();
  const restore = useRestore(campaign, t('versions.restored', { number: looked }), onClose);
  return (
    <div className="grid gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
      <VersionList versions={versions} current={contentVersion} looked={looked} onLook={setLooked} />
      <div className="grid min-w-0 content-start gap-3">
        {versions.length === 1 ? (
          <p className="text-muted">{t('versions.only')}</p>
        ) : (
          <>
            <div className="flex flex-wrap items-end gap-3">
              <div className="min-w-0 grow basis-56">
                <SelectField
                  label={t('versions.beside')}
                  value={String(beside)}
                  onChange={({ target }) => setBeside(Number(target.value))}
                  choices={versions.map((version) => ({
                    value: String(version.number),
                    label: nameOf(version),
                  }))}
                />
              </div>
              {mayWrite && looked !== contentVersion && !hasEnded(campaign) && (
                <Button
                  variant="secondary"
                  pending={restore.isPending}
                  onClick={() => restore.mutate(looked)}
                >
                  {t('versions.restore', { number: looked })}
                </Button>
              )}
            </div>
            <Suspense fallback={<Skeleton className="h-72" />}>
              <Compared contentId={contentId} left={looked} right={beside} />
            </Suspense>
          </>
        )}
      </div>
    </div>
  );
}
