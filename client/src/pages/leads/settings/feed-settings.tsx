import { SettingsSection } from '@/features/account/settings-section';
import { TaskFeed } from '@/features/leads/feeds/task-feed';
import { feedsTexts } from '@/features/leads/feeds/texts/feeds';
import { useTexts } from '@/i18n/use-texts';

/** The calendar address among the settings of LEADMANAGER. */
export function FeedSettings() {
  const t = useTexts(feedsTexts);
  return (
    <SettingsSection title={t('title')} text={t('text')} isWide>
      <TaskFeed />
    </SettingsSection>
  );
}
