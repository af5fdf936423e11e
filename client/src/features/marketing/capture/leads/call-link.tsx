import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { leadTexts } from '../texts/lead';
import { callAddress } from '../call-address';
import { type Lead, nameOfLead } from '../reads';

/** Calls a lead from its row of a phone, which is as high as without it. */
export function CallLink({ lead, phone }: { lead: Lead; phone: string }) {
  const t = useTexts(leadTexts);
  return (
    <a
      href={callAddress(phone)}
      aria-label={t('acts.call', { name: nameOfLead(lead) })}
      className="-my-2.5 -mr-2 grid size-11 place-items-center text-brand"
    >
      <Icon name={portalIcons.phone} />
    </a>
  );
}
