import { useState } from 'react';
import { changeableStatuses } from '@shared/marketing/publications/scales';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { TextLink } from '@/ui/navigation/link';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { publicationsTexts } from '../texts/publications';
import { isHeld } from '../calendar/entries';
import { needOf } from '../needs/need-of';
import type { Publication } from '../reads';
import { type PublicationAct, usePublicationAct } from '../use-publication-act';

interface PublicationActsProps {
  publication: Publication;
  onReconnect: () => void;
}

/** What the state of a publication allows, the likeliest first. */
function actsOf(publication: Publication): PublicationAct[] {
  const { status, canUndo, channelStatus } = publication;
  if (status === 'queued') return isHeld(publication) ? ['resume', 'cancel'] : ['pause', 'cancel'];
  if (status === 'manual_pending') return needOf(publication) === 'late' ? ['send', 'cancel'] : ['cancel'];
  if (status === 'unconfirmed') return ['absent'];
  if (status === 'failed') return channelStatus === 'reconnect' ? ['cancel'] : ['retry', 'cancel'];
  return status === 'published' && canUndo ? ['undo'] : [];
}

/** Acts that take something away, which say so first. */
const asked = ['cancel', 'undo'] as const;
type Asked = (typeof asked)[number];
const isAsked = (act: PublicationAct): act is Asked => asked.some((one) => one === act);

/** What can be done with a publication now. */
export function PublicationActs({ publication, onReconnect }: PublicationActsProps) {
  const t = useTexts(publicationsTexts);
  const [asking, setAsking] = useState<Asked | null>(null);
  const { act, pending } = usePublicationAct(() => setAsking(null));
  const { status, channelStatus, channel } = publication;
  const press = (name: PublicationAct) => (isAsked(name) ? setAsking(name) : act({ act: name, publication }));
  return (
    <>
      <Replacement publication={publication} pending={pending} onReplace={() => press('replace')} />
      <OldPicture publication={publication} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {status === 'failed' && channelStatus === 'reconnect' && (
          <Button onClick={onReconnect}>{t('publication.reconnect')}</Button>
        )}
        {actsOf(publication).map((name, index) => (
          <Button
            key={name}
            variant={index === 0 && !isAsked(name) && name !== 'pause' ? 'primary' : 'secondary'}
            pending={pending === name && !isAsked(name)}
            disabled={pending !== undefined}
            onClick={() => press(name)}
          >
            {t(`publication.acts.${name}`)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => asking && act({ act: asking, publication })}
        pending={pending !== undefined}
        variant="danger"
        title={t(`publication.ask.${asking ?? 'cancel'}.title`)}
        description={t(`publication.ask.${asking ?? 'cancel'}.text`, { channel })}
        confirmLabel={t(`publication.ask.${asking ?? 'cancel'}.confirm`)}
      />
    </>
  );
}

interface ReplacementProps {
  publication: Publication;
  pending: PublicationAct | undefined;
  onReplace: () => void;
}

/** Says that a newer version is approved, which is published only if the user asks for it. */
function Replacement({ publication, pending, onReplace }: ReplacementProps) {
  const t = useTexts(publicationsTexts);
  const { status, contentVersion, approvedVersion } = publication;
  const waits = status === 'queued' || status === 'manual_pending';
  if (!waits || approvedVersion === null || approvedVersion <= contentVersion) return null;
  return (
    <Alert tone="info" title={t('publication.replace.title')}>
      <p>{t('publication.replace.text')}</p>
      <Button variant="secondary" className="mt-2" pending={pending === 'replace'} onClick={onReplace}>
        {t('publication.acts.replace')}
      </Button>
    </Alert>
  );
}

const mayChange: readonly Publication['status'][] = changeableStatuses;

/** Says that the picture to be published shows the words of another version, until one of this version is drawn. */
function OldPicture({ publication }: Pick<PublicationActsProps, 'publication'>) {
  const t = useTexts(publicationsTexts);
  const { status, pictureVersion, contentVersion, marketingCompanyId, campaignId } = publication;
  const isOld = pictureVersion !== null && pictureVersion !== contentVersion;
  if (!isOld || !mayChange.includes(status)) return null;
  return (
    <Alert tone="warning" title={t('publication.oldPicture.title')}>
      <p>{t('publication.oldPicture.text')}</p>
      <TextLink to={stepAddress(marketingCompanyId, 'assets', { campaign: String(campaignId) })}>
        {t('publication.oldPicture.link')}
      </TextLink>
    </Alert>
  );
}
