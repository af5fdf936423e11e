import { useState } from 'react';
import { account } from '@shared/auth/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { portalIcons } from '@/ui/portal-icons';
import { toast } from '@/lib/toast';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';
import { useDeparture } from './use-departure';

export function SessionsEnd({ signInAt }: { signInAt: string }) {
  const t = useTexts(settingsTexts);
  const [asking, setAsking] = useState(false);
  const depart = useDeparture(signInAt);
  const end = useSave(account.signOutEverywhere, {
    onSaved: () => depart({ title: t('sessions.done'), description: t('sessions.doneText') }),
    onFailed: (error) => {
      setAsking(false);
      toast({ variant: 'destructive', title: t('sessions.failed'), description: errorText(error) });
    },
  });

  return (
    <SettingsSection title={t('sessions.title')} text={t('sessions.text')}>
      <Button variant="secondary" icon={portalIcons.signOut} onClick={() => setAsking(true)}>
        {t('sessions.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => end.mutate({})}
        title={t('sessions.question')}
        description={t('sessions.consequence')}
        confirmLabel={t('sessions.open')}
        pending={end.isPending}
      />
    </SettingsSection>
  );
}
