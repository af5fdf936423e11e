import { useSearchParams } from 'wouter';
import type { Portal } from '@shared/addresses/portals';
import { recordEntities } from '@shared/leads/entities';
import { SettingsSection } from '@/features/account/settings-section';
import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { LeadBin } from '@/features/leads/bin/lead-bin';
import { leadBinTexts } from '@/features/leads/bin/texts/bin';
import { MarketingBin } from '@/features/marketing/bin/marketing-bin';
import { binTexts } from '@/features/marketing/bin/texts/bin';
import { useTexts } from '@/i18n/use-texts';

/**
 * What was deleted in each portal, with its way back; the portal from which a person comes, or that of the kind that the
 * address names, stands first.
 */
export function BinSettings({ portal }: { portal: Portal | null }) {
  const t = useTexts(settingsPartsTexts);
  const tLeads = useTexts(leadBinTexts);
  const tMarketing = useTexts(binTexts);
  const [search] = useSearchParams();
  const kind = search.get('kind') ?? undefined;
  const sections = [
    <SettingsSection key="comerzia" title={t('groups.comerzia')} text={tMarketing('text')}>
      <MarketingBin first={kind} />
    </SettingsSection>,
    <SettingsSection key="leadmanager" title={t('groups.leadmanager')} text={tLeads('text')}>
      <LeadBin first={kind} />
    </SettingsSection>,
  ];
  const isOfLeads = kind ? recordEntities.some((entity) => entity === kind) : portal === 'leadmanager';
  return (
    <>
      {isOfLeads ? sections.toReversed() : sections}
      <p className="text-sm text-muted">{t('noBin')}</p>
    </>
  );
}
