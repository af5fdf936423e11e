import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isKindOf } from '@shared/marketing/campaigns/kinds';
import { networkName } from '@shared/marketing/channels/networks';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import type { PublicationStatus } from '@shared/marketing/publications/scales';
import { stepAddress } from '@shared/marketing/steps';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import { ButtonLink, TextLink } from '@/ui/navigation/link';
import { usePiece } from '../campaigns/piece-context';
import { type Campaign, isApproved } from '../campaigns/reads';
import { ConnectDialog } from '../channels/connect-dialog';
import { ScheduleDialog } from './schedule/schedule-dialog';
import { publicationsTexts } from './texts/publications';

/** The publication of a campaign that comes first in an order, among those of some statuses. */
const firstOf = (
  { id, marketingCompanyId: company }: Campaign,
  sort: 'dueAt' | '-dueAt',
  statuses: readonly PublicationStatus[],
) =>
  query(
    marketingPublicationsApi.list,
    {},
    {
      company,
      sort,
      limit: 1,
      filter: JSON.stringify({ campaign: { any: [String(id)] }, status: { any: statuses } }),
    },
  );

const isPosted = ({ type, status }: Campaign) =>
  isKindOf(type, 'posts') && ['scheduled', 'running', 'paused', 'finished'].includes(status);

/** The publication of a post that goes out next, or went out last; undefined before it is scheduled. */
function usePublicationOf(campaign: Campaign) {
  const enabled = isPosted(campaign);
  const next = useQuery({ ...firstOf(campaign, 'dueAt', ['queued', 'manual_pending']), enabled });
  const isOver = next.data?.rows.length === 0;
  const last = useQuery({ ...firstOf(campaign, '-dueAt', ['published']), enabled: enabled && isOver });
  return enabled ? (next.data?.rows[0] ?? last.data?.rows[0]) : undefined;
}

type Found = NonNullable<ReturnType<typeof usePublicationOf>>;

const addressOf = ({ marketingCompanyId, id }: Found) =>
  stepAddress(marketingCompanyId, 'publishing', { publication: String(id) });

/** That a post waits for its owner, in the place of how far its campaign is. */
export function WaitingPost({ campaign, children }: { campaign: Campaign; children: ReactNode }) {
  const t = useTexts(publicationsTexts);
  const isWaiting = usePublicationOf(campaign)?.status === 'manual_pending';
  return isWaiting ? <Badge tone="warning">{t('times.needsYou')}</Badge> : children;
}

/** When a post goes out next, or went out last, with the way to it in the calendar; nothing before it is scheduled. */
export function PostTimes({ campaign }: { campaign: Campaign }) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const found = usePublicationOf(campaign);
  if (!found) return null;
  const { network, channel, dueAt, zone, status } = found;
  const key = status === 'queued' ? 'next' : status === 'published' ? 'last' : 'yours';
  const at = formatDate(dueAt, language, {
    day: 'numeric',
    month: 'short',
    timeZone: zone,
    // For what is late by days the hour is no matter.
    ...(key !== 'yours' && { hour: 'numeric', minute: '2-digit' }),
  });
  return (
    <p className="text-sm text-muted xl:line-clamp-2">
      <TextLink
        to={addressOf(found)}
        title={channel}
        className={key === 'yours' ? 'text-warning!' : undefined}
      >
        {t(`times.${key}`, { network: networkName(network), at })}
      </TextLink>
    </p>
  );
}

/** Schedules an approved post for the first time or once more; one that waits for its owner leads to where it is published by hand. */
export function SchedulePost({ campaign }: { campaign: Campaign }) {
  const t = useTexts(publicationsTexts);
  const { company } = usePiece();
  const found = usePublicationOf(campaign);
  const [isPlanning, setIsPlanning] = useState(false);
  const [isConnecting, setIsConnecting] = useState(false);
  const mayWrite = useMayWrite();
  const { id, type, status } = campaign;
  if (!mayWrite || !isKindOf(type, 'posts') || !isApproved(campaign) || status === 'cancelled') return null;
  if (found?.status === 'manual_pending') {
    return <ButtonLink to={addressOf(found)}>{t('publication.postIt')}</ButtonLink>;
  }
  return (
    <>
      <Button variant={isPosted(campaign) ? 'secondary' : 'primary'} onClick={() => setIsPlanning(true)}>
        {t(isPosted(campaign) ? 'times.again' : 'schedule')}
      </Button>
      <ScheduleDialog
        company={company}
        planning={isPlanning ? { pieces: [id] } : null}
        onClose={() => setIsPlanning(false)}
        onConnect={() => setIsConnecting(true)}
      />
      <ConnectDialog open={isConnecting} companyId={company.id} onClose={() => setIsConnecting(false)} />
    </>
  );
}
