import type { ReactNode } from 'react';
import { SettingsSection } from '@/features/account/settings-section';
import { ActsList } from '@/features/leads/acts/list/acts-list';
import { FieldsSettings } from '@/features/leads/fields/fields-settings';
import { ReasonsSettings } from '@/features/leads/opportunities/stages/reasons-settings';
import { StagesSettings } from '@/features/leads/opportunities/stages/stages-settings';
import { RegionSettings } from '@/features/leads/settings/region-settings';
import { leadSettingsTexts } from '@/features/leads/settings/texts/settings';
import { TagsSettings } from '@/features/leads/tags/tags-settings';
import { useTexts } from '@/i18n/use-texts';
import type { settingsParts } from '@/lib/address/settings-address';
import { DuplicatesSettings } from './duplicates-settings';
import { FeedSettings } from './feed-settings';
import { ImportsSettings } from './imports-settings';
import { KeySettings } from './key-settings';

const sections = {
  region: RegionSettings,
  stages: StagesSettings,
  reasons: ReasonsSettings,
  fields: FieldsSettings,
  tags: TagsSettings,
  acts: ActsList,
};

/** What takes the whole width of its card. */
const wide = new Set<keyof typeof sections>(['fields', 'tags', 'acts']);

/** Settings of LEADMANAGER below their title, and what they are for. */
function Named({ name }: { name: keyof typeof sections }) {
  const t = useTexts(leadSettingsTexts);
  const Section = sections[name];
  return (
    <SettingsSection
      title={t(`${name}.title`)}
      text={t(`${name}.text`)}
      isWide={wide.has(name)}
      // The only card of its part: a phone needs its edges for the lines.
      className={
        name === 'acts' ? 'max-sm:gap-3 max-sm:border-0 max-sm:bg-transparent max-sm:p-0' : undefined
      }
    >
      <Section />
    </SettingsSection>
  );
}

export type LeadsPart = (typeof settingsParts.leadmanager)[number];

const contents: Record<LeadsPart, ReactNode[]> = {
  sales: [<Named key="1" name="region" />, <Named key="2" name="stages" />, <Named key="3" name="reasons" />],
  fields: [<Named key="1" name="fields" />, <Named key="2" name="tags" />],
  imports: [<ImportsSettings key="1" />, <DuplicatesSettings key="2" />],
  tools: [<FeedSettings key="1" />, <KeySettings key="2" />],
  history: [<Named key="1" name="acts" />],
};

/** What an account sets for LEADMANAGER, in parts. */
export const LeadsSettings = ({ part }: { part: LeadsPart }) => contents[part];
