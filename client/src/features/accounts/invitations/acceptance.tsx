import { invitationsApi, type OpenInvitation } from '@shared/accounts/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { openAccount } from '@/lib/session/open-account';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { invitationTexts } from '../texts/invitation';

interface AcceptanceProps {
  token: string;
  invitation: Wire<OpenInvitation>;
}

/** The button with which the invited person joins the account, or takes it over; it leads into the account. */
export function Acceptance({ token, invitation: { account, role } }: AcceptanceProps) {
  const t = useTexts(invitationTexts);
  const named = { account: account.name };
  const accept = useSaving(() => call(invitationsApi.accept, { token }), {
    onSaved: () => openAccount(account.id),
  });
  return (
    <div className="grid gap-4">
      {accept.error && (
        <Alert tone="danger" title={t('accept.failed')}>
          {errorText(accept.error)}
        </Alert>
      )}
      <Button pending={accept.isPending} className="wrap-anywhere" onClick={() => accept.mutate(undefined)}>
        {t(role === 'owner' ? 'accept.takeOver' : 'accept.join', named)}
      </Button>
    </div>
  );
}
