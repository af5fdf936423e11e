import { useState } from 'react';
import { membersApi } from '@shared/accounts/endpoints';
import type { MemberAccount } from '@shared/auth/member-account';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { openAccount } from '@/lib/session/open-account';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { membersTexts } from './texts/members';

/** With it a member leaves an account, after having read what that ends; it leads to their other accounts. */
export function Departure({ account, own }: { account: Wire<MemberAccount>; own: number }) {
  const t = useTexts(membersTexts);
  const [asking, setAsking] = useState(false);
  const named = { account: account.name };
  const leave = useSaving(() => call(membersApi.remove, { accountId: account.id, memberId: own }, {}), {
    onSaved: () => openAccount(),
    onFailed: (error) => {
      setAsking(false);
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('leave.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => leave.mutate(undefined)}
        title={t('leave.question', named)}
        description={t('leave.consequence')}
        confirmLabel={t('leave.confirm')}
        variant="danger"
        pending={leave.isPending}
      />
    </>
  );
}
