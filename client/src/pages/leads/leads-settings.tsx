import { SettingsSection } from '@/features/account/settings-section';
import { ActsList } from '@/features/leads/acts/acts-list';
import { LeadBin } from '@/features/leads/bin/lead-bin';
import { FieldsSettings } from '@/features/leads/fields/fields-settings';
import { ReasonsSettings } from '@/features/leads/settings/reasons-settings';
import { StagesSettings } from '@/features/leads/opportunities/stages-settings';
import { RegionSettings } from '@/features/leads/settings/region-settings';
import { TagsSettings } from '@/features/leads/tags/tags-settings';
import { leadBinTexts } from '@/features/leads/texts/bin';
import { leadSettingsTexts } from '@/features/leads/texts/settings';
import { useTexts } from '@/i18n/use-texts';
import { DuplicatesSettings } from './duplicates-settings';
import { FeedSettings } from './feed-settings';
import { KeySettings } from './key-settings';
import { ImportsSettings } from './imports-settings';

const sections = [
  ['region', RegionSettings],
  ['stages', StagesSettings],
  ['reasons', ReasonsSettings],
  ['fields', FieldsSettings],
  ['tags', TagsSettings],
] as const;

/** What an account sets for LEADMANAGER, its imports and possible duplicates, the calendar of its tasks, keys, acts and the bin. */
export function LeadsSettings() {
  const t = useTexts(leadSettingsTexts);
  const tBin = useTexts(leadBinTexts);
  return (
    <section aria-label={t('title')} className="mt-8 grid max-w-content gap-4">
      <h2 className="text-2xl">{t('title')}</h2>
      {sections.map(([name, Section]) => (
        <SettingsSection key={name} title={t(`${name}.title`)} text={t(`${name}.text`)}>
          <Section />
        </SettingsSection>
      ))}
      <ImportsSettings />
      <DuplicatesSettings />
      <FeedSettings />
      <KeySettings />
      <SettingsSection title={t('acts.title')} text={t('acts.text')}>
        <ActsList />
      </SettingsSection>
      <SettingsSection title={tBin('title')} text={tBin('text')}>
        <LeadBin />
      </SettingsSection>
    </section>
  );
}
