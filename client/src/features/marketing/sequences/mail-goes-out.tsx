import { useQueries, useQuery } from '@tanstack/react-query';
import { isKindOf } from '@shared/marketing/campaigns/kinds';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { type Campaign, isApproved } from '../campaigns/reads';
import { sequenceOf, sequencesOf } from './reads';
import { sequencesTexts } from './texts/sequences';

/** The sequences that are looked through. */
const MOST = 5;

/**
 * By which sequence an approved email goes out, or that it still needs one; nothing for other campaigns, nor where a
 * sequence that was not looked through may send it.
 */
export function MailGoesOut({ campaign }: { campaign: Campaign }) {
  const t = useTexts(sequencesTexts);
  const { id, type, marketingCompanyId: company } = campaign;
  const enabled = isKindOf(type, 'mail') && isApproved(campaign);
  const { data: sequences } = useQuery({ ...sequencesOf(company), enabled });
  const found = useQueries({
    queries: enabled ? (sequences ?? []).slice(0, MOST).map((one) => sequenceOf(one.id)) : [],
  });
  if (!enabled || !sequences || found.some(({ data }) => !data)) return null;
  const own = found.find(({ data }) => data?.steps.some(({ campaignId }) => campaignId === id))?.data;
  if (!own && sequences.length > MOST) return null;
  return (
    <p className="text-sm text-muted xl:line-clamp-2">
      <TextLink to={stepAddress(company, 'replies', own && { sequence: String(own.id) })}>
        {own ? t('mail.goesOut', { name: own.name }) : t('mail.unused')}
      </TextLink>
    </p>
  );
}
