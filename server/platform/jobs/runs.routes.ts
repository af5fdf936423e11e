import { jobRuns, type JobRun } from '../../../shared/jobs/endpoints';
import type { Language } from '../../../shared/languages';
import { jobMessages } from '../../../shared/jobs/messages';
import { messageText } from '../../../shared/messages';
import type { User } from '../../../shared/auth/tables';
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
  route(jobRuns.read, async ({ params, owner, user, language }) =>
    told(ofPerson(await findRun(db, owner, params.id), user), language),
  ),
  route(jobRuns.cancel, async ({ params, owner, user, language }) => {
    if (!ofPerson(await findRun(db, owner, params.id), user)) throw notFound();
    const asked = await updateCancelAsked(db, owner, params.id, now());
    if (asked?.isKept) throw conflict(jobMessages['job.whole']);
    return told(asked?.run, language);
  }),
];

/** A run, unless its result names another member as the only one who sees it. */
function ofPerson<Run extends { result: unknown }>(run: Run | undefined, { id }: Pick<User, 'id'>) {
  const { result } = run ?? {};
  const isOthers =
    typeof result === 'object' && result !== null && 'member' in result && result.member !== id;
  return isOthers ? undefined : run;
}

/** The run with its message in the caller's language; throws 404 when there is no run. */
function told(run: Awaited<ReturnType<typeof findRun>>, language: Language): JobRun {
  if (!run) throw notFound();
  return { ...run, message: run.message && messageText(run.message, language) };
}
