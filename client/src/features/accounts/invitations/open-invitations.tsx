import { useRef, useState } from 'react';
import { type Invitation, invitationsApi } from '@shared/accounts/endpoints';
import type { Wire } from '@shared/http/wire';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSave } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { useKeptFocus } from '@/ui/sortable/use-kept-focus';
import { invitationsTexts } from './texts/invitations';

interface OpenInvitationsProps {
  account: number;
  invitations: readonly Wire<Invitation>[];
}

/** Who is invited and has not answered; each is sent again or withdrawn. */
export function OpenInvitations({ account, invitations }: OpenInvitationsProps) {
  const frame = useRef<HTMLUListElement>(null);
  const keptFocus = useKeptFocus(frame, invitations);
  return (
    <ul ref={frame} tabIndex={-1} className="-my-2 divide-y divide-line" {...keptFocus}>
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} account={account} invitation={invitation} />
      ))}
    </ul>
  );
}

function InvitationRow({ account, invitation }: { account: number; invitation: Wire<Invitation> }) {
  const t = useTexts(invitationsTexts);
  const { language } = useLanguage();
  const [shownAt] = useState(() => new Date());
  const { id, email, role, expiresAt } = invitation;
  const params = { accountId: account, id };
  const refreshes = [query(invitationsApi.list, { accountId: account })];
  const onFailed = (error: Error) =>
    toast({ variant: 'destructive', title: t('open.failed'), description: errorText(error) });
  const resend = useSave(invitationsApi.resend, {
    refreshes,
    onFailed,
    onSaved: () => toast({ title: t('sent', { email }) }),
  });
  const withdraw = useSave(invitationsApi.withdraw, {
    refreshes,
    onFailed,
    onSaved: () => toast({ title: t('open.withdrawn', { email }) }),
  });
  const isOver = new Date(expiresAt) <= shownAt;
  const date = formatDate(expiresAt, language, { day: 'numeric', month: 'long' });
  return (
    <li
      data-item={id}
      tabIndex={-1}
      className="flex min-h-14 items-center justify-between gap-x-4 gap-y-2 py-2 max-sm:flex-wrap"
    >
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{email}</span>
        <span className="block text-sm text-muted">
          {t(`roles.${role}`)} ·{' '}
          <span className={isOver ? 'font-medium text-warning' : undefined}>
            {t(isOver ? 'open.expired' : 'open.expires', { date })}
          </span>
        </span>
      </span>
      <span className="flex shrink-0 gap-2">
        <Button
          variant="secondary"
          data-act="resend"
          aria-label={t('open.resendTo', { email })}
          pending={resend.isPending}
          onClick={() => resend.mutate({ params })}
        >
          {t('open.resend')}
        </Button>
        <Button
          variant="quiet"
          data-act="withdraw"
          aria-label={t('open.withdrawFrom', { email })}
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate({ params })}
        >
          {t('open.withdraw')}
        </Button>
      </span>
    </li>
  );
}
