import { marketingSections, workspaceAddress } from '@shared/marketing/addresses';
import { sectionNames } from '@/features/marketing/sections';
import { workspaceTexts } from '@/features/marketing/texts/workspace';
import { shownPortal } from '@/features/shell/shown-portal';

export const comerzia = shownPortal({
  name: 'comerzia',
  sections: sectionNames.map((name) => ({ ...marketingSections[name], to: workspaceAddress(name) })),
  texts: workspaceTexts,
});
