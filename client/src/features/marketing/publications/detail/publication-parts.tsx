import { wallOf } from '@shared/time/clock';
import { stepAddress } from '@shared/marketing/steps';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Badge } from '@/ui/feedback/badge';
import { TextLink } from '@/ui/navigation/link';
import { pictureAddress } from '../../assets/reads';
import { networkTitle } from '@shared/marketing/channels/networks';
import { publicationsTexts } from '../texts/publications';
import { chipLooks } from '../calendar/chip-looks';
import { isHeld, isMovable } from '../calendar/entries';
import { useSlotNote } from '../calendar/use-entry-words';
import { useSlotText } from '../calendar/use-slot-text';
import { AddressForm } from '../needs/address-form';
import { CopyActs } from '../needs/copy-acts';
import { needOf } from '../needs/need-of';
import type { Publication } from '../reads';
import { Ledger } from './ledger';
import { MoveForm } from './move-form';
import { PublicationActs } from './publication-acts';

interface PublicationPartsProps {
  publication: Publication;
  zone: string;
  onReconnect: () => void;
}

/** The state of a publication at the left, its text at the right. */
export function PublicationParts({ publication, zone, onReconnect }: PublicationPartsProps) {
  const t = useTexts(publicationsTexts);
  const { text, title, alt, assetId, link, ledger, status } = publication;
  const isAssistedOne = status === 'manual_pending' && needOf(publication) === 'assisted';
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-4">
        <Standing publication={publication} zone={zone} />
        {isAssistedOne && <CopyActs publication={publication} />}
        <IfMayWrite>
          {status === 'unconfirmed' && <p className="font-medium">{t('publication.confirm.ask')}</p>}
          {(isAssistedOne || status === 'unconfirmed') && (
            <AddressForm key={publication.version} publication={publication} />
          )}
          {isMovable(publication) && (
            <MoveForm key={publication.version} publication={publication} zone={zone} />
          )}
          <PublicationActs publication={publication} onReconnect={onReconnect} />
        </IfMayWrite>
        {ledger.length > 0 && <Ledger ledger={ledger} zone={zone} />}
      </div>
      <div className="min-w-0 rounded-card border border-line bg-surface p-4">
        {title && <p className="mb-2 font-semibold">{title}</p>}
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        {assetId !== null && (
          <img
            src={pictureAddress(assetId)}
            alt={alt ?? ''}
            className="mt-3 max-h-80 w-full object-contain"
          />
        )}
        <p className="mt-3 border-t border-line pt-2 text-sm wrap-anywhere text-muted">
          {t('publication.ownLink', { link })}
        </p>
      </div>
    </div>
  );
}

function Standing({ publication, zone }: Omit<PublicationPartsProps, 'onReconnect'>) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const slotText = useSlotText();
  const slotNote = useSlotNote();
  const { status, channel, network, dueAt, wall: asked, shift, problem, remoteUrl, campaign } = publication;
  const wall = wallOf(new Date(dueAt), zone);
  const note = slotNote({ shift, asked, wall });
  const where =
    networkTitle(network, language) === channel ? channel : `${channel} (${networkTitle(network, language)})`;
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={chipLooks[status].badge}>{t(`calendar.statuses.${status}`)}</Badge>
      <p className="mt-1 font-semibold first-letter:uppercase">{slotText(wall)}</p>
      {note && <p className="text-sm text-info">{note}</p>}
      {isHeld(publication) && <p className="font-medium text-warning">{t('calendar.held')}</p>}
      <p className="text-muted">{where}</p>
      <TextLink to={stepAddress(publication.marketingCompanyId, 'campaigns')}>{campaign}</TextLink>
      {problem && <p className={status === 'failed' ? 'text-danger' : 'text-muted'}>{problem}</p>}
      {remoteUrl && (
        <a href={remoteUrl} target="_blank" rel="noreferrer" className="text-brand underline">
          {t('publication.see', { channel })}
        </a>
      )}
    </div>
  );
}
