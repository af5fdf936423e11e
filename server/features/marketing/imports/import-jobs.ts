import { defineImportJobs } from '../../../platform/imports/running/define-import-jobs';
import type { WorkDeps } from '../../../platform/feature';
import { defineJob } from '../../../platform/jobs/job';
import { marketingRecorder } from '../recording/marketing-recorder';
import { fetchPicturesJob } from './pictures/fetch-pictures-job';
import { productImports } from './product-imports';

const jobs = defineImportJobs(
  { check: 'checkProductImport', write: 'writeProductImport', undo: 'undoProductImport' },
  productImports,
  marketingRecorder,
);

/** Fetches what pictures the file of an import names, once its rows are written. */
export const productPicturesJob = fetchPicturesJob(marketingRecorder);

export const productImportJobs = {
  ...jobs,
  write: defineJob({
    ...jobs.write,
    async run(call, deps: Pick<WorkDeps, 'db' | 'jobs'>) {
      const next = await jobs.write.run(call, deps);
      if (next !== undefined) return next;
      const { act, owner, actor, kind, entity, at, importId, language, total } = call.data;
      const data = { act, owner, actor, kind, entity, at, importId, language, total };
      return deps.db.transaction((tx) => deps.jobs.enqueue(tx, productPicturesJob, data));
    },
  }),
};
