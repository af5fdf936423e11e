import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { SettingsSection } from '@/features/account/settings-section';
import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { useLeadBin } from '@/features/leads/bin/use-lead-bin';
import { useMarketingBin } from '@/features/marketing/bin/use-marketing-bin';
import { useTexts } from '@/i18n/use-texts';
import { BinList } from '@/ui/bin/bin-list';

/** What was deleted in all portals, with its way back; at first only the kind that the address names, if it names one. */
export function BinSettings() {
  const t = useTexts(settingsPartsTexts);
  const [search] = useSearchParams();
  const [kind, setKind] = useState(search.get('kind') ?? undefined);
  const [portal, setPortal] = useState<string>();
  const bins = [useMarketingBin(kind), useLeadBin(kind)];
  const ofKind = bins.find(({ kinds }) => kinds.some(({ value }) => value === kind));
  return (
    <SettingsSection title={t('binTitle')} text={`${t('binText')} ${t('noBin')}`}>
      <BinList
        bins={bins}
        chosen={{ portal: ofKind?.portal ?? portal, kind: ofKind && kind }}
        onChoose={(chosen) => {
          setPortal(chosen.portal);
          setKind(chosen.kind);
        }}
      />
    </SettingsSection>
  );
}
