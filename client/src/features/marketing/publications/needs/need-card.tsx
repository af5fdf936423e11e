import type { ReactNode } from 'react';
import { wallOf } from '@shared/time/clock';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import { pictureAddress } from '../../assets/reads';
import { publicationsTexts } from '../texts/publications';
import { useSlotText } from '../calendar/use-slot-text';
import type { ListedPublication } from '../reads';
import { usePublicationAct } from '../use-publication-act';
import { AddressForm } from './address-form';
import { CopyActs } from './copy-acts';
import { needOf } from './need-of';

interface NeedCardProps {
  publication: ListedPublication;
  zone: string;
  onOpen: () => void;
  onReconnect: () => void;
}

/** A publication that waits for a person: what happened, in plain words, and what can be done. */
export function NeedCard({ publication, zone, onOpen, onReconnect }: NeedCardProps) {
  const t = useTexts(publicationsTexts);
  const slotText = useSlotText();
  const { name, channel, dueAt, problem, assetId } = publication;
  const need = needOf(publication);
  const mayWrite = useMayWrite();
  const details = (
    <Button variant="quiet" onClick={onOpen}>
      {t('publication.details')}
    </Button>
  );
  return (
    <article aria-label={name} className="rounded-card border border-line bg-surface p-4">
      <div className="flex gap-4">
        {assetId !== null && (
          <img
            src={pictureAddress(assetId)}
            alt=""
            className="size-16 shrink-0 rounded-control bg-ink/6 object-contain max-sm:hidden"
          />
        )}
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={need === 'failed' ? 'danger' : 'warning'}>{t(`publication.needs.${need}`)}</Badge>
            <span className="text-sm text-muted">
              {channel} · {slotText(wallOf(new Date(dueAt), zone))}
            </span>
          </div>
          <h3 className="mt-1 text-base font-semibold wrap-anywhere">{name}</h3>
          {problem && <p className="mt-0.5 text-muted">{problem}</p>}
        </div>
      </div>
      <div className="mt-3 grid gap-3">
        {mayWrite ? (
          <NeedActs publication={publication} onReconnect={onReconnect}>
            {details}
          </NeedActs>
        ) : (
          <div>{details}</div>
        )}
      </div>
    </article>
  );
}

interface NeedActsProps extends Pick<NeedCardProps, 'publication' | 'onReconnect'> {
  children: ReactNode;
}

function NeedActs({ publication, onReconnect, children }: NeedActsProps) {
  const t = useTexts(publicationsTexts);
  const { act, pending } = usePublicationAct();
  const button = (
    name: 'retry' | 'send' | 'cancel' | 'absent',
    variant: 'primary' | 'secondary' | 'quiet',
  ) => (
    <Button
      variant={variant}
      pending={pending === name}
      disabled={pending !== undefined}
      onClick={() => act({ act: name, publication })}
    >
      {t(`publication.acts.${name}`)}
    </Button>
  );
  switch (needOf(publication)) {
    case 'assisted':
      return (
        <>
          <CopyActs publication={publication} />
          <AddressForm publication={publication} />
          <div className="flex flex-wrap gap-2">
            {button('cancel', 'quiet')}
            {children}
          </div>
        </>
      );
    case 'late':
      return (
        <div className="flex flex-wrap gap-2">
          {button('send', 'primary')}
          {button('cancel', 'secondary')}
          {children}
        </div>
      );
    case 'unconfirmed':
      return (
        <>
          <p className="font-medium">{t('publication.confirm.ask')}</p>
          <AddressForm publication={publication} />
          <div className="flex flex-wrap gap-2">
            {button('absent', 'secondary')}
            {children}
          </div>
        </>
      );
    case 'failed':
      return (
        <div className="flex flex-wrap gap-2">
          {publication.channelStatus === 'reconnect' ? (
            <Button onClick={onReconnect}>{t('publication.reconnect')}</Button>
          ) : (
            button('retry', 'primary')
          )}
          {button('cancel', 'secondary')}
          {children}
        </div>
      );
  }
}
