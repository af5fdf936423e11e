import type { OpenInvitation } from '@shared/accounts/endpoints';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { Card } from '@/ui/card';
import { invitationTexts } from '../texts/invitation';

/** What a link invites to: who invites, to which account, as what and until when. */
export function Offer({ invitation }: { invitation: Wire<OpenInvitation> }) {
  const t = useTexts(invitationTexts);
  const { language } = useLanguage();
  const { account, invitedBy, role, expiresAt } = invitation;
  return (
    <Card as="div" className="mb-6 grid gap-2 wrap-anywhere">
      <p className="text-lg font-semibold">
        {t(role === 'owner' ? 'takesOver' : 'joins', { account: account.name, name: invitedBy })}
      </p>
      <p>{t(`roles.${role}`)}</p>
      <p className="text-sm text-muted">{t('until', { date: formatDate(expiresAt, language) })}</p>
    </Card>
  );
}
