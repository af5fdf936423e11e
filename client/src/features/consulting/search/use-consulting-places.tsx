import { useLocation } from 'wouter';
import { consultingPages } from '@shared/consulting/addresses';
import { companyLists } from '@shared/consulting/items/lists';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { idBelow } from '@/lib/address/id-in';
import type { PaletteItem } from '@/ui/command/command-palette';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { itemIcons } from '../items/item-icons';
import { companiesTexts } from '../texts/companies';

const tabs = [...companyLists, 'report'] as const;

/** The company whose page is open. */
const openCompany = (path: string) => idBelow(consultingPages.noCompany.pattern, path);

/** The companies of CONSULTIA and the tabs of the open one, for the palette. */
export function useConsultingPlaces(): PaletteItem[] {
  const t = useTexts(companiesTexts);
  const [path, goTo] = useLocation();
  const id = openCompany(path);
  const all = {
    id: 'go-consultia',
    label: t('title'),
    icon: <Icon name={portalIcons.building} />,
    choose: () => goTo(addressOf(consultingPages.companies)),
  };
  if (id === undefined) return [all];
  const own = tabs.map((tab) => ({
    id: `go-consultia-${tab}`,
    label: t(`${tab}.tab`),
    icon: <Icon name={tab === 'report' ? portalIcons.document : itemIcons[tab]} />,
    choose: () => goTo(addressOf(consultingPages.company, { id }, { tab })),
  }));
  return [...own, all];
}

/** What adds an item to the open company. */
export function useNewItems(): PaletteItem[] {
  const t = useTexts(companiesTexts);
  const [path, goTo] = useLocation();
  const id = openCompany(path);
  if (id === undefined) return [];
  return companyLists.map((tab) => ({
    id: `new-item-${tab}`,
    label: t(`${tab}.add`),
    icon: <Icon name={portalIcons.plus} />,
    choose: () => goTo(addressOf(consultingPages.company, { id }, { tab, add: 'one' })),
  }));
}
