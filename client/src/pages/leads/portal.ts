import { dashboardAddress, leadSections } from '@shared/leads/addresses';
import { sectionNames } from '@/features/leads/sections';
import { sectionsTexts } from '@/features/leads/texts/sections';
import { shownPortal } from '@/features/shell/shown-portal';

export const leadmanager = shownPortal({
  name: 'leadmanager',
  sections: sectionNames.map((name) => ({ ...leadSections[name], to: dashboardAddress(name) })),
  texts: sectionsTexts,
});
