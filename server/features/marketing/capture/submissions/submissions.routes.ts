import { captureMessages } from '../../../../../shared/marketing/capture/messages';
import { submissionsApi as api } from '../../../../../shared/marketing/capture/submissions/endpoints';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { transact } from '../../../../platform/database/transact';
import { conflict, notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { firstTouchOf } from '../stored/first-touch.queries';
import { findController } from '../stored/controller.queries';
import { findPageOrigin } from '../stored/origin.queries';
import { type AcceptDeps, acceptSubmission } from './accept-submission';
import { deleteSubmission, listSubmissions, lockSubmission } from '../stored/submissions.queries';

interface Deps extends AcceptDeps {
  db: Db;
  now: () => Date;
}

/** Locks a suspect of this owner; throws 409 if it is no longer one. */
async function lockSuspect(tx: Db, owner: Owner, id: number) {
  const submission = await lockSubmission(tx, owner, id);
  if (!submission) throw notFound();
  if (submission.verdict !== 'suspect') throw conflict(captureMessages['submission.settled']);
  return submission;
}

export const submissionRoutes = (deps: Deps): Route[] => [
  route(api.list, ({ owner, query }) => listSubmissions(deps.db, owner, query)),
  route(api.release, ({ owner, params }) =>
    transact(deps.db, async (tx) => {
      const suspect = await lockSuspect(tx, owner, params.id);
      const controller = await findController(tx, suspect.marketingCompanyId);
      const { campaignId, origin } = await findPageOrigin(tx, suspect.pageId, controller.name);
      const came = { campaignId, origin, controller, firstTouch: await firstTouchOf(tx, suspect) };
      const released = { at: deps.now(), verdict: 'released' } as const;
      return { leadId: await acceptSubmission(tx, suspect, came, released, deps) };
    }),
  ),
  route(api.markSpam, ({ owner, params }) =>
    transact(deps.db, async (tx) => {
      const { id } = await lockSuspect(tx, owner, params.id);
      await deleteSubmission(tx, owner, id);
      return { id };
    }),
  ),
];
