import { accountsApi } from '@shared/accounts/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { sessionKey } from '@/lib/api/session-key';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/controls/button';
import { closingTexts } from './texts/closing';

/** With it the owner keeps an account that is being closed. */
export function KeepButton({ account }: { account: number }) {
  const t = useTexts(closingTexts);
  const keep = useSave(accountsApi.keep, {
    refreshes: [{ queryKey: sessionKey }],
    onSaved: () => toast({ title: t('kept') }),
    onFailed: (error) => toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <Button
      variant="secondary"
      pending={keep.isPending}
      className="shrink-0"
      onClick={() => keep.mutate({ params: { accountId: account } })}
    >
      {t('keep')}
    </Button>
  );
}
