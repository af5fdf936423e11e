import { mailAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import type { CellFocus } from '@/ui/data-table/column';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { leadTexts } from '../texts/lead';
import { callAddress } from '../call-address';
import { type Lead, nameOfLead } from '../reads';

interface ReachLinksProps extends Partial<CellFocus> {
  lead: Lead;
}

const look = 'grid size-11 place-items-center rounded-control text-brand hover:bg-ink/8 md:size-9';

/**
 * Calls a lead, and writes to it: in LEADMANAGER, where its contact is, or without one in the user's own program. Both
 * are seen in each row, which is as high as without them.
 */
export function ReachLinks({ lead, tabIndex }: ReachLinksProps) {
  const t = useTexts(leadTexts);
  const mayWrite = useMayWrite();
  const { contactEmail, contactId, contactPhone, consent } = lead;
  const name = nameOfLead(lead);
  const shared = { tabIndex, className: look };
  const mayReply = mayWrite && contactEmail && consent !== 'withdrawn';
  const reply = { ...shared, title: contactEmail ?? undefined, 'aria-label': t('acts.replyTo', { name }) };
  return (
    <span className="-mx-2 -my-2.5 flex justify-end">
      {contactPhone && (
        <a
          href={callAddress(contactPhone)}
          {...shared}
          title={contactPhone}
          aria-label={t('acts.call', { name })}
        >
          <Icon name={portalIcons.phone} />
        </a>
      )}
      {mayReply ? (
        contactId === null ? (
          <a href={`mailto:${contactEmail}`} {...reply}>
            <Icon name={portalIcons.envelope} />
          </a>
        ) : (
          <Link to={mailAddress(contactId)} {...reply}>
            <Icon name={portalIcons.envelope} />
          </Link>
        )
      ) : (
        // Keeps the column of telephones straight.
        <span className="size-11 md:size-9" />
      )}
    </span>
  );
}
