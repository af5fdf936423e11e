import type { Recorder } from '../../../platform/acts/recorder';
import type { WorkDeps } from '../../../platform/feature';
import { writeSetJob } from '../campaigns/sets/write-set-job';

export const loadWriter = async () => (await import('./composer')).composer;

const loadModelWriter = async ({ config: { llm }, outbound }: WorkDeps) => {
  const templates = await loadWriter();
  return llm
    ? (await import('../campaigns/model-writer')).modelWriter(templates, { llm, outbound })
    : templates;
};

/** How sets are written. A language model is given five minutes; a job of a dead process waits as long as it may run. */
const byTemplates = { seconds: 60, loadWriter };
const byModel = { seconds: 330, loadWriter: loadModelWriter };

/** The jobs that write sets. */
export const setJobsOf = (recorder: Recorder) => ({
  template: writeSetJob({ name: 'composeMarketingSet', ...byTemplates }, recorder),
  model: writeSetJob({ name: 'composeMarketingSetByModel', ...byModel }, recorder),
});

/**
 * Write the sets that the version before the brief has queued. It works on these names only, so that beside this version it
 * takes no set whose goal it does not know.
 */
export const formerSetJobsOf = (recorder: Recorder) => [
  writeSetJob({ name: 'writeMarketingSet', ...byTemplates }, recorder),
  writeSetJob({ name: 'writeMarketingSetByModel', ...byModel }, recorder),
];
