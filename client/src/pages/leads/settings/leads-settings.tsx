import { type ReactNode, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { AccountSettings } from '@/features/account/settings-panel';
import { SettingsSection } from '@/features/account/settings-section';
import { ActsList } from '@/features/leads/acts/acts-list';
import { LeadBin } from '@/features/leads/bin/lead-bin';
import { FieldsSettings } from '@/features/leads/fields/fields-settings';
import { ReasonsSettings } from '@/features/leads/opportunities/stages/reasons-settings';
import { StagesSettings } from '@/features/leads/opportunities/stages/stages-settings';
import { RegionSettings } from '@/features/leads/settings/region-settings';
import { TagsSettings } from '@/features/leads/tags/tags-settings';
import { leadBinTexts } from '@/features/leads/bin/texts/bin';
import { sectionsTexts } from '@/features/leads/texts/sections';
import { leadSettingsTexts } from '@/features/leads/settings/texts/settings';
import { useTexts } from '@/i18n/use-texts';
import type { SessionUser } from '@/lib/session/use-session';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { PageHeading } from '@/ui/navigation/page-heading';
import { Tabs } from '@/ui/navigation/tabs';
import { portals } from '@shared/addresses/portals';
import { DuplicatesSettings } from './duplicates-settings';
import { FeedSettings } from './feed-settings';
import { KeySettings } from './key-settings';
import { ImportsSettings } from './imports-settings';

const sections = {
  region: RegionSettings,
  stages: StagesSettings,
  reasons: ReasonsSettings,
  fields: FieldsSettings,
  tags: TagsSettings,
  acts: ActsList,
};

/** Settings of LEADMANAGER below their title, and what they are for. */
function Named({ name }: { name: keyof typeof sections }) {
  const t = useTexts(leadSettingsTexts);
  const Section = sections[name];
  return (
    <SettingsSection title={t(`${name}.title`)} text={t(`${name}.text`)}>
      <Section />
    </SettingsSection>
  );
}

function BinSettings() {
  const t = useTexts(leadBinTexts);
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <LeadBin />
    </SettingsSection>
  );
}

const partNames = ['account', 'sales', 'fields', 'imports', 'tools', 'history'] as const;
type PartName = (typeof partNames)[number];

const contents: Record<Exclude<PartName, 'account'>, ReactNode[]> = {
  sales: [<Named key="1" name="region" />, <Named key="2" name="stages" />, <Named key="3" name="reasons" />],
  fields: [<Named key="1" name="fields" />, <Named key="2" name="tags" />],
  imports: [<ImportsSettings key="1" />, <DuplicatesSettings key="2" />],
  tools: [<FeedSettings key="1" />, <KeySettings key="2" />],
  history: [<Named key="1" name="acts" />, <BinSettings key="2" />],
};

/** The account and what it sets for LEADMANAGER, in parts; the address holds the current one. */
export function LeadsSettings({ user }: { user: SessionUser }) {
  const t = useTexts(leadSettingsTexts);
  const tSections = useTexts(sectionsTexts);
  const named = new URLSearchParams(useSearch()).get('part');
  const current = partNames.find((name) => name === named) ?? 'account';
  const [, navigate] = useLocation();
  const { settings, signIn } = portals.leadmanager;
  return (
    <>
      <PageHeading title={tSections('settings')} />
      <Tabs
        label={t('parts.label')}
        current={current}
        onChange={(name) =>
          navigate(name === 'account' ? settings : `${settings}?part=${name}`, { replace: true })
        }
        tabs={partNames.map((name) => ({
          name,
          label: t(`parts.${name}`),
          content:
            name === 'account' ? (
              <AccountSettings user={user} signInAt={signIn} />
            ) : (
              // The words of a part may still come; the tabs stay, and with them the focus.
              <Suspense fallback={<LoadingBlock className="h-96" />}>
                <div className="grid max-w-content gap-4">{contents[name]}</div>
              </Suspense>
            ),
        }))}
      />
    </>
  );
}
