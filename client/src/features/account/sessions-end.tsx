import { useState } from 'react';
import { account } from '@shared/auth/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api-client';
import { useSave } from '@/lib/save';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast';
import { SettingsSection } from './settings-section';
import { useDeparture } from './use-departure';

export function SessionsEnd({ signInAt }: { signInAt: string }) {
  const t = useTexts('account');
  const [asking, setAsking] = useState(false);
  const depart = useDeparture(signInAt);
  const end = useSave(account.signOutEverywhere, {
    onSaved: () => depart({ title: t('account.sessions.done'), description: t('account.sessions.doneText') }),
    onFailed: (error) => {
      setAsking(false);
      toast({ variant: 'destructive', title: t('account.sessions.failed'), description: errorText(error) });
    },
  });

  return (
    <SettingsSection title={t('account.sessions.title')} text={t('account.sessions.text')}>
      <Button variant="secondary" icon="signOut" onClick={() => setAsking(true)}>
        {t('account.sessions.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => end.mutate({})}
        title={t('account.sessions.question')}
        description={t('account.sessions.consequence')}
        confirmLabel={t('account.sessions.open')}
        pending={end.isPending}
      />
    </SettingsSection>
  );
}
