import { dashboardAddress, leadSections } from '@shared/leads/sections';
import { sectionNames } from '@/features/leads/addresses';
import { sectionsTexts } from '@/features/leads/texts/sections';
import { shownPortal } from '@/features/shell/shown-portal';
import { lazyPart } from '@/lib/lazy-part';

export const leadmanager = shownPortal({
  name: 'leadmanager',
  sections: sectionNames.map((name) => ({ ...leadSections[name], to: dashboardAddress(name) })),
  texts: sectionsTexts,
  isSettings: (path) => path.includes('/imports'),
  Badge: lazyPart(async () => (await import('@/features/leads/tasks/due-badge')).DueBadge),
});
