import { SettingsSection } from '@/features/account/settings-section';
import { BinList } from '@/features/leads/bin/bin-list';
import { binTexts } from '@/features/leads/texts/bin';
import { useTexts } from '@/i18n/use-texts';

/** The bin among the settings of LEADMANAGER. */
export function BinSettings() {
  const t = useTexts(binTexts);
  return (
    <div className="mt-6">
      <SettingsSection title={t('title')} text={t('text')}>
        <BinList />
      </SettingsSection>
    </div>
  );
}
