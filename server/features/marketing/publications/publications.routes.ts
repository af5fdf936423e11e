import type { Publication } from '../../../../shared/marketing/publications/endpoints';
import { marketingPublicationsApi as api } from '../../../../shared/marketing/publications/endpoints';
import { clockChanges } from '../../../../shared/time/clock';
import type { FeatureDeps } from '../../../platform/feature';
import type { Owner } from '../../../platform/database/rows/owner';
import { StaleRow } from '../../../platform/database/rows/stale';
import { type Route, route } from '../../../platform/http/route';
import { conflictsIn } from './conflicts';
import { lookAgainBy, type PublicationJob } from './engine/publish-job';
import type { Reach } from './engine/publish-deps';
import { readCalendar } from './calendar.queries';
import { listPublications, readPublication } from './publications.queries';
import { type Seen, cancel, confirm, reschedule, retry, sendLate } from './settling/by-person';
import { undo } from './settling/undo';
import { shownListed, shownPublication } from './shown-publication';

/** What the routes of publications are given. */
export interface PublicationDeps
  extends Pick<FeatureDeps, 'config' | 'db' | 'jobs' | 'logger' | 'now' | 'outbound'> {
  reach: Reach;
  publishing: PublicationJob;
}

type TextOf = (said: string) => string;

/** A publication as its reader sees it. */
async function readShown({ db, config, reach }: PublicationDeps, owner: Owner, id: number, textOf: TextOf) {
  return shownPublication({ config, textOf, ...reach }, await readPublication(db, owner, id));
}

interface Caller {
  owner: Owner;
  params: { id: number };
  body: { version?: number | undefined };
  textOf: TextOf;
}

/** Acts on a publication and answers it as it is then; with a version that is over, with 409 and as it is now. */
const acting =
  (deps: PublicationDeps) =>
  async (
    { owner, params: { id }, body: { version }, textOf }: Caller,
    act: (given: Given, seen: Seen) => Promise<void>,
  ): Promise<Publication> => {
    // Its campaign may be in the bin, and then it is not there.
    await readPublication(deps.db, owner, id);
    const given = { ...deps, ...deps.reach, lookAgain: lookAgainBy(deps.jobs, deps.publishing) };
    try {
      await act(given, { owner, id, version });
    } catch (error) {
      if (error instanceof StaleRow) throw new StaleRow(await readShown(deps, owner, id, textOf));
      throw error;
    }
    return readShown(deps, owner, id, textOf);
  };

type Given = PublicationDeps & Reach & { lookAgain: ReturnType<typeof lookAgainBy> };

function readingRoutes(deps: PublicationDeps): Route[] {
  const { db, config } = deps;
  return [
    route(api.list, async ({ owner, query, textOf }) => {
      const page = await listPublications(db, owner, query);
      return { ...page, rows: page.rows.map((row) => shownListed({ config, textOf }, row)) };
    }),
    route(api.read, ({ owner, params, textOf }) => readShown(deps, owner, params.id, textOf)),
    route(api.calendar, async ({ owner, query, textOf }) => {
      const { zone, from, to, publications } = await readCalendar(db, owner, query);
      const stands = ({ dueAt }: { dueAt: Date }) => dueAt >= from && dueAt < to;
      return {
        zone,
        from,
        to,
        publications: publications.filter(stands).map((row) => shownListed({ config, textOf }, row)),
        conflicts: conflictsIn(publications).filter(({ at }) => stands({ dueAt: at })),
        changes: clockChanges(from, to, zone),
      };
    }),
  ];
}

export function publicationRoutes(deps: PublicationDeps): Route[] {
  const act = acting(deps);
  return [
    ...readingRoutes(deps),
    route(api.move, (call) => act(call, (given, seen) => reschedule(given, seen, call.body))),
    route(api.retry, (call) => act(call, retry)),
    route(api.send, (call) => act(call, sendLate)),
    route(api.cancel, (call) => act(call, cancel)),
    route(api.confirm, (call) => act(call, (given, seen) => confirm(given, seen, call.body))),
    route(api.undo, (call) => act(call, undo)),
  ];
}
