import { useLocation } from 'wouter';
import { portals } from '@shared/addresses/portals';
import { stepAddress, steps } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { idBelow } from '@/lib/address/id-in';
import type { PaletteItem } from '@/ui/command/command-palette';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { workspaceTexts } from '../steps/texts/workspace';

/** The companies of COMERZIA and the steps of the open one, for the palette. */
export function useMarketingPlaces(): PaletteItem[] {
  const t = useTexts(workspaceTexts);
  const [path, goTo] = useLocation();
  const companyId = idBelow(portals.comerzia.home, path);
  const all = {
    id: 'go-comerzia',
    label: t('companies'),
    icon: <Icon name={portalIcons.building} />,
    choose: () => goTo(portals.comerzia.home),
  };
  if (companyId === undefined) return [all];
  const own = steps.map((step) => ({
    id: `go-comerzia-${step}`,
    label: t(`steps.${step}.label`),
    icon: <Icon name={portalIcons.list} />,
    choose: () => goTo(stepAddress(companyId, step)),
  }));
  return [...own, all];
}
