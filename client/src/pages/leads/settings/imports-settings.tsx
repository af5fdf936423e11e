import { SettingsSection } from '@/features/account/settings-section';
import { ImportsInSettings } from '@/features/leads/imports/imports-in-settings';
import { importsTexts } from '@/features/leads/imports/texts/imports';
import { useTexts } from '@/i18n/use-texts';

/** The imports among the settings of LEADMANAGER. */
export function ImportsSettings() {
  const t = useTexts(importsTexts);
  return (
    <SettingsSection title={t('settings.title')} text={t('settings.text')} isWide>
      <ImportsInSettings />
    </SettingsSection>
  );
}
