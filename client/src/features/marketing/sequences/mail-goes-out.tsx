import { useQuery } from '@tanstack/react-query';
import { isKindOf } from '@shared/marketing/campaigns/kinds';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { type Campaign, isApproved } from '../campaigns/reads';
import { sequencesOf } from './reads';
import { sequencesTexts } from './texts/sequences';
import { sendingOf } from './use-sending-sequences';

/** By which sequence an approved email goes out, first one that is on, or that it still needs one; nothing for other campaigns. */
export function MailGoesOut({ campaign }: { campaign: Campaign }) {
  const t = useTexts(sequencesTexts);
  const { id, type, marketingCompanyId: company } = campaign;
  const enabled = isKindOf(type, 'mail') && isApproved(campaign);
  const { data: sequences } = useQuery({ ...sequencesOf(company), enabled });
  if (!enabled || !sequences) return null;
  const own = sendingOf(sequences, id);
  return (
    <p className="text-sm text-muted xl:line-clamp-2">
      <TextLink to={stepAddress(company, 'replies', own && { sequence: String(own.id) })}>
        {own ? t(own.status === 'on' ? 'mail.goesOut' : 'mail.off', { name: own.name }) : t('mail.unused')}
      </TextLink>
    </p>
  );
}
