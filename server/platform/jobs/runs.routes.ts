import { jobRuns, type JobRun } from '../../../shared/jobs/endpoints';
import type { Language } from '../../../shared/languages';
import { jobMessages } from '../../../shared/jobs/messages';
import { messageText } from '../../../shared/messages';
import type { Db } from '../database/database';
import { conflict, notFound } from '../http/errors';
import { route } from '../http/route';
import { findRun, updateCancelAsked } from './runs.queries';

interface Deps {
  db: Db;
  now: () => Date;
}

/** The routes with which an owner follows and cancels a job. */
export const runRoutes = ({ db, now }: Deps) => [
  route(jobRuns.read, async ({ params, owner, language }) =>
    told(await findRun(db, owner, params.id), language),
  ),
  route(jobRuns.cancel, async ({ params, owner, language }) => {
    const asked = await updateCancelAsked(db, owner, params.id, now());
    if (asked?.isKept) throw conflict(jobMessages['job.whole']);
    return told(asked?.run, language);
  }),
];

/** The run with its message in the caller's language; throws 404 when there is no run. */
function told(run: Awaited<ReturnType<typeof findRun>>, language: Language): JobRun {
  if (!run) throw notFound();
  return { ...run, message: run.message && messageText(run.message, language) };
}
