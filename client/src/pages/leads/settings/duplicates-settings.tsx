import { SettingsSection } from '@/features/account/settings-section';
import { DuplicatesList } from '@/features/leads/duplicates/duplicates-list';
import { duplicatesTexts } from '@/features/leads/duplicates/texts/duplicates';
import { useTexts } from '@/i18n/use-texts';

/** The possible duplicates among the settings of LEADMANAGER. */
export function DuplicatesSettings() {
  const t = useTexts(duplicatesTexts);
  return (
    <SettingsSection title={t('title')} text={t('text')} isWide>
      <DuplicatesList />
    </SettingsSection>
  );
}
