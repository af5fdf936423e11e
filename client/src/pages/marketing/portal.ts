import { portals } from '@shared/addresses/portals';
import { StepRail } from '@/features/marketing/steps/step-rail';
import { workspaceTexts } from '@/features/marketing/steps/texts/workspace';
import { shownPortal } from '@/features/shell/shown-portal';

export const comerzia = shownPortal({
  name: 'comerzia',
  sections: [{ title: 'marketing/workspace.companies', icon: 'building', to: portals.comerzia.home }],
  texts: workspaceTexts,
});

/** The portal inside a company, whose steps stand in the sidebar. */
export const comerziaCompany = { ...comerzia, Sections: StepRail };
