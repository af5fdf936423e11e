import { useState } from 'react';
import { account } from '@shared/auth/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api-client';
import { paths } from '@/lib/paths';
import { useSave } from '@/lib/save';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast';
import { SettingsSection } from './settings-section';
import { useDeparture } from './use-departure';

export function AccountRemoval({ username }: { username: string }) {
  const t = useTexts('account');
  const [asking, setAsking] = useState(false);
  const depart = useDeparture(paths.home);
  const remove = useSave(account.remove, {
    onSaved: () => depart({ title: t('account.removal.done'), description: t('account.removal.doneText') }),
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('account.removal.failed'), description: errorText(error) }),
  });

  return (
    <SettingsSection title={t('account.removal.title')} text={t('account.removal.text')}>
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        {t('account.removal.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ body: { username } })}
        title={t('account.removal.question')}
        description={t('account.removal.consequence')}
        confirmLabel={t('account.removal.confirm')}
        variant="danger"
        pending={remove.isPending}
        typed={username}
      />
    </SettingsSection>
  );
}
