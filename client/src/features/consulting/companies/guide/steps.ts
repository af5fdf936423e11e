import { reportParts } from '@shared/consulting/report/readiness';
import type { ReportState } from '../../report/use-report-state';

/** The parts that a report needs, in the order of the guide, then the report itself. */
export const guideSteps = [...reportParts, 'report'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** The next step; undefined if there is none or the state is not known yet. */
export function nextStep(state: ReportState): GuideStep | undefined {
  if (state.name === 'notReady') return state.missing[0];
  return state.name === 'ready' ? 'report' : undefined;
}
