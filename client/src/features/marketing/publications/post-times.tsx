import { useQuery } from '@tanstack/react-query';
import { isKindOf } from '@shared/marketing/campaigns/kinds';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import type { PublicationStatus } from '@shared/marketing/publications/scales';
import { stepAddress } from '@shared/marketing/steps';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { query } from '@/lib/api/query-client';
import { TextLink } from '@/ui/navigation/link';
import type { Campaign } from '../campaigns/reads';
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

/** When a post goes out next, or went out last, with the way to it in the calendar; nothing before it is scheduled. */
export function PostTimes({ campaign }: { campaign: Campaign }) {
  const t = useTexts(publicationsTexts);
  const { language } = useLanguage();
  const enabled = isPosted(campaign);
  const next = useQuery({ ...firstOf(campaign, 'dueAt', ['queued', 'manual_pending']), enabled });
  const isOver = next.data?.rows.length === 0;
  const last = useQuery({ ...firstOf(campaign, '-dueAt', ['published']), enabled: enabled && isOver });
  const found = next.data?.rows[0] ?? last.data?.rows[0];
  if (!enabled || !found) return null;
  const { id, channel, dueAt, zone, status, marketingCompanyId } = found;
  const at = formatDate(dueAt, language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
  const key = status === 'queued' ? 'next' : status === 'published' ? 'last' : 'yours';
  return (
    <p className="text-sm text-muted xl:truncate">
      <TextLink to={stepAddress(marketingCompanyId, 'publishing', { publication: String(id) })}>
        {t(`times.${key}`, { channel, at })}
      </TextLink>
    </p>
  );
}
