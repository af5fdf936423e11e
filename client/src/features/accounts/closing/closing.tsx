import { useState } from 'react';
import { accountsApi } from '@shared/accounts/endpoints';
import { closingDays } from '@shared/accounts/schemas';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { sessionKey } from '@/lib/api/session-key';
import { openAccount } from '@/lib/session/open-account';
import type { SessionAccount } from '@/lib/session/use-session';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { portalIcons } from '@/ui/portal-icons';
import { KeepButton } from './keep-button';
import { closingTexts } from './texts/closing';

interface ClosingProps {
  account: SessionAccount;
  /** Whether it has no other member, so that it is gone at once. */
  isAlone: boolean;
}

/** Closes an account, after its owner has read what happens and typed its name; one that is being closed can be kept. */
export function Closing({ account: { id, name, closingAt }, isAlone }: ClosingProps) {
  const t = useTexts(closingTexts);
  const [asking, setAsking] = useState(false);
  const close = useSave(accountsApi.close, {
    refreshes: isAlone ? [] : [{ queryKey: sessionKey }],
    onSaved: () => {
      if (isAlone) return openAccount();
      setAsking(false);
      toast({ title: t('begun'), description: t('begunText') });
    },
    onFailed: (error) => {
      setAsking(false);
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
    },
  });
  if (closingAt) return <KeepButton account={id} />;
  return (
    <>
      <Button variant="danger" icon={portalIcons.trash} onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => close.mutate({ params: { accountId: id }, body: { name } })}
        title={t('question', { account: name })}
        description={isAlone ? t('alone') : t('shared', { count: closingDays })}
        confirmLabel={t('confirm')}
        variant="danger"
        pending={close.isPending}
        typed={name}
      />
    </>
  );
}
