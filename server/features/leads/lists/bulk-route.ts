import type { z } from 'zod';
import type { Entity } from '../../../../shared/acts/entities';
import type { Endpoint } from '../../../../shared/http/endpoint';
import { leadMessages } from '../../../../shared/leads/messages';
import type { BulkDone } from '../../../../shared/leads/record-endpoints';
import { actForJob, eventsInStep } from '../../../platform/acts/act-in-job';
import { insertAct } from '../../../platform/acts/acts.queries';
import type { Doing } from '../../../platform/acts/act';
import { rowsAtOnce } from '../../../platform/database/one-session';
import { invalid } from '../../../platform/http/errors';
import { type Route, route } from '../../../platform/http/route';
import { doing, type RecordCaller, type RecordDeps } from '../../../platform/acts/record-deps';
import { type Bulk, type Does, doBulk, type SeenVersions } from './bulk';
import { bulkJob } from './bulk-job';
import { hasTags } from '../tags/own-tags.queries';

interface Asked<Set = unknown> {
  of: { ids: number[]; versions?: SeenVersions | undefined } | { all: object };
  does: Does<Set>;
}

type BulkEndpoint<Set> = Endpoint<
  string,
  z.ZodType<Asked<Set>>,
  undefined,
  BulkDone,
  'signedIn',
  'json',
  false
>;

/** The route of a bulk act: up to 500 records (50 on the embedded database) are changed at once, more by a job. */
export const bulkRoute = <Of extends Entity, Set>(
  deps: RecordDeps,
  { bulk: endpoint }: { bulk: BulkEndpoint<NoInfer<Set>> },
  bulk: Bulk<Of, Set>,
): Route => route(endpoint, ({ body, ...caller }) => begin(deps, bulk, caller, body));

async function begin(deps: RecordDeps, bulk: Bulk, caller: RecordCaller, asked: Asked): Promise<BulkDone> {
  const { db } = deps;
  const { of, does } = asked;
  const begun = doing(deps, caller, 'remove' in does ? 'delete' : 'bulk', bulk.entity);
  await check(deps, bulk, begun, does);
  const search = 'all' in of ? of.all : {};
  const ids = 'ids' in of ? [...new Set(of.ids)].toSorted((left, right) => left - right) : undefined;
  const { count: total, upTo } = ids
    ? { count: ids.length, upTo: ids.at(-1) ?? 0 }
    : await bulk.tally(db, caller.owner, search);
  const versions = 'versions' in of ? of.versions : undefined;
  const found = { ids, versions, search, upTo, total };
  const isLarge = total > rowsAtOnce(db, eventsInStep);
  return isLarge ? byJob(deps, begun, found, does) : atOnce(deps, bulk, begun, found, does);
}

/** Refuses what no record may become, before anything is written. */
async function check({ db }: RecordDeps, bulk: Bulk, begun: Doing, does: Does) {
  if ('set' in does) await bulk.set({ tx: db, doing: { ...begun, act: '' } }, [], does.set);
  if ('addTags' in does && !(await hasTags(db, begun.owner, does.addTags)))
    throw invalid({ tags: leadMessages['tag.unknown'] });
}

interface Found {
  ids: number[] | undefined;
  versions: SeenVersions | undefined;
  search: object;
  upTo: number;
  total: number;
}

const atOnce = (
  { db, recorder }: RecordDeps,
  bulk: Bulk,
  begun: Doing,
  { ids, versions, search, upTo }: Found,
  does: Does,
): Promise<BulkDone> =>
  recorder.act(db, begun, async (act) => {
    const range = { after: 0, upTo, limit: eventsInStep };
    const meant = ids ?? (await bulk.ids(act.tx, begun.owner, search, range));
    const count = await doBulk(act, bulk, meant, does, versions);
    return { act: count > 0 ? act.doing.act : null, count, run: null };
  });

const byJob = (
  { db, recorder, jobs }: RecordDeps,
  begun: Doing,
  found: Found,
  does: Does,
): Promise<BulkDone> =>
  db.transaction(async (tx) => {
    const act = await insertAct(tx, begun);
    const search = found.search as Record<string, unknown>;
    const data = { ...actForJob(begun, act), ...found, search, does };
    return { act, count: 0, run: await jobs.start(tx, bulkJob(recorder, []), begun.owner, data) };
  });
