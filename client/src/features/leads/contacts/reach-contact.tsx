import { mailAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { type AnyIcon, Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import type { Rows } from '../records';
import { recordTexts } from '../texts/record';
import { callAddress, chatAddress } from '../values/reached';

const look = 'grid size-11 place-items-center rounded-control text-muted hover:bg-ink/8 hover:text-brand';

/** How a person is reached from a line that names them: a mail, a call, a chat. */
export function ReachContact({ contact }: { contact: Rows['contacts'] }) {
  const t = useTexts(recordTexts);
  const { id, name, email, phone, doNotContact } = contact;
  if (doNotContact) return null;
  const named = (act: 'email' | 'call' | 'whatsapp') => t(`reach.${act}`, { name: name ?? '' });
  return (
    <span className="-mr-2 flex shrink-0">
      {email && (
        <Link to={mailAddress(id)} aria-label={named('email')} title={named('email')} className={look}>
          <Icon name={portalIcons.envelope} />
        </Link>
      )}
      {phone && <OutLink href={callAddress(phone)} icon={portalIcons.phone} label={named('call')} />}
      {phone && <OutLink href={chatAddress(phone)} icon={portalIcons.message} label={named('whatsapp')} />}
    </span>
  );
}

const OutLink = ({ href, icon, label }: { href: string; icon: AnyIcon; label: string }) => (
  <a href={href} aria-label={label} title={label} className={look}>
    <Icon name={icon} />
  </a>
);
