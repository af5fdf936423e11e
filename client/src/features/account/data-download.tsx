import { useMutation } from '@tanstack/react-query';
import { account } from '@shared/auth/endpoints';
import { site } from '@shared/site';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { saveFile } from '@/lib/api/save-file';
import { useAccount } from '@/lib/session/use-account';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import { toast } from '@/lib/toast';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

const asFile = (data: unknown) => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });

/** For whoever owns the account only: a file of everything is the owner's to take away. */
export function DataDownload() {
  const t = useTexts(settingsTexts);
  const role = useAccount().account?.role;
  const download = useMutation({
    mutationFn: () => call(account.data, {}),
    onSuccess: (data) => saveFile(`${site.name.toLowerCase()}-data.json`, asFile(data)),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('data.failed'), description: errorText(error) }),
  });
  if (role !== 'owner') return null;
  return (
    <SettingsSection title={t('data.title')} text={t('data.text')}>
      <Button
        variant="secondary"
        icon={portalIcons.download}
        pending={download.isPending}
        onClick={() => download.mutate()}
      >
        {t(download.isPending ? 'data.pending' : 'data.download')}
      </Button>
    </SettingsSection>
  );
}
