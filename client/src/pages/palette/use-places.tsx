import { useLocation } from 'wouter';
import type { Portal } from '@shared/addresses/portals';
import { accountPages } from '@shared/auth/addresses';
import { addressOf } from '@shared/http/address';
import { settingsPartsTexts } from '@/features/account/texts/settings-parts';
import { useConsultingPlaces } from '@/features/consulting/search/use-consulting-places';
import { useLeadPlaces } from '@/features/leads/search/use-lead-places';
import { useMarketingPlaces } from '@/features/marketing/search/use-marketing-places';
import { shellTexts } from '@/features/shell/texts/shell';
import { useTexts } from '@/i18n/use-texts';
import { settingsAddress, settingsGroups, settingsParts } from '@/lib/address/settings-address';
import { useAccount } from '@/lib/session/use-account';
import type { PaletteItem } from '@/ui/command/command-palette';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { portalsFrom } from './use-found';

/** Where the palette leads: Today, the sections of the three portals, the present one first, and the settings. */
export function usePlaces(present: Portal | null): PaletteItem[] {
  const t = useTexts(shellTexts);
  const [, goTo] = useLocation();
  const places: Record<Portal, PaletteItem[]> = {
    consultia: useConsultingPlaces(),
    comerzia: useMarketingPlaces(),
    leadmanager: useLeadPlaces(),
  };
  const settings = useSettings(present);
  const sections = portalsFrom(present).flatMap((name) =>
    places[name].map((place) => ({ ...place, detail: t(`portals.${name}`) })),
  );
  const today = {
    id: 'today',
    label: t('today'),
    icon: <Icon name={portalIcons.sun} />,
    choose: () => goTo(addressOf(accountPages.today)),
  };
  return [today, ...sections, ...settings];
}

function useSettings(present: Portal | null): PaletteItem[] {
  const t = useTexts(settingsPartsTexts);
  const [, goTo] = useLocation();
  // The log of an account is its owner's.
  const isOwner = useAccount().account?.role === 'owner';
  return settingsGroups.flatMap((group) =>
    settingsParts[group]
      .filter((part) => part !== 'log' || isOwner)
      .map((part) => ({
        id: `settings-${part}`,
        label: t(`parts.${part}`),
        detail: group === 'account' ? t('title') : `${t('title')} · ${t(`groups.${group}`)}`,
        icon: <Icon name={portalIcons[part === 'bin' ? 'trash' : 'settings']} />,
        choose: () => goTo(settingsAddress(part, present)),
      })),
  );
}
