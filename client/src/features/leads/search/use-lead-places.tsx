import { useLocation } from 'wouter';
import { dashboardAddress, leadSections, type RecordSection, recordSections } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import type { PaletteItem } from '@/ui/command/command-palette';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { sectionNames } from '../addresses';
import { sectionsTexts } from '../texts/sections';

/** The sections of LEADMANAGER, for the palette. */
export function useLeadPlaces(): PaletteItem[] {
  const t = useTexts(sectionsTexts);
  const [, goTo] = useLocation();
  return sectionNames.map((section) => ({
    id: `go-leadmanager-${section}`,
    label: t(`sections.${section}.label`),
    icon: <Icon name={portalIcons[leadSections[section].icon]} />,
    choose: () => goTo(dashboardAddress(section)),
  }));
}

/** What adds a record of each section. */
export function useNewRecords(onCreate: (section: RecordSection) => void): PaletteItem[] {
  const t = useTexts(sectionsTexts);
  return recordSections.map((section) => ({
    id: `new-${section}`,
    label: t(`sections.${section}.new`),
    icon: <Icon name={portalIcons.plus} />,
    choose: () => onCreate(section),
  }));
}
