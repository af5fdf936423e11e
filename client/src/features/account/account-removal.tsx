import { useState } from 'react';
import { account } from '@shared/auth/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, errorText } from '@/lib/api/api-client';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { useSave } from '@/lib/api/save';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { PasswordField } from '@/ui/controls/fields/password-field';
import { portalIcons } from '@/ui/portal-icons';
import { toast } from '@/lib/toast';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';
import { useDeparture } from './use-departure';

export function AccountRemoval({ username }: { username: string }) {
  const t = useTexts(settingsTexts);
  const [asking, setAsking] = useState(false);
  const [currentPassword, setCurrentPassword] = useState('');
  const depart = useDeparture(addressOf(sitePages.home));
  const remove = useSave(account.remove, {
    onSaved: () => depart({ title: t('removal.done'), description: t('removal.doneText') }),
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('removal.failed'), description: errorText(error) }),
  });

  const refusal = remove.error instanceof ApiError ? remove.error.fields : undefined;

  function close() {
    setAsking(false);
    setCurrentPassword('');
    remove.reset();
  }

  return (
    <SettingsSection title={t('removal.title')} text={t('removal.text')}>
      <Button
        variant="secondary"
        icon={portalIcons.trash}
        className="border-danger/60! text-danger!"
        onClick={() => setAsking(true)}
      >
        {t('removal.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        onConfirm={() => remove.mutate({ body: { username, currentPassword } })}
        title={t('removal.question')}
        description={t('removal.consequence')}
        confirmLabel={t('removal.confirm')}
        variant="danger"
        pending={remove.isPending}
        typed={username}
        incomplete={currentPassword === ''}
        fields={
          <PasswordField
            label={t('currentPassword')}
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => setCurrentPassword(event.target.value)}
            error={refusal?.currentPassword}
          />
        }
      />
    </SettingsSection>
  );
}
