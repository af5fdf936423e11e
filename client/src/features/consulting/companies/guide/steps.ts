import { reportParts } from '@shared/consulting/report/readiness';
import type { ReportState } from '../../report/use-report-state';

/** What a report needs, in the order in which a person is led, and then the report itself. */
export const guideSteps = [...reportParts, 'report'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** What is to be done next; undefined when there is nothing, or nobody knows yet. */
export function nextStep(state: ReportState): GuideStep | undefined {
  if (state.name === 'notReady') return state.missing[0];
  return state.name === 'ready' ? 'report' : undefined;
}
