import type { CampaignSet } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import { marketingSetsApi as api } from '../../../../../shared/marketing/campaigns/sets/endpoints';
import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import { firstWording } from '../../../../../shared/marketing/campaigns/sets/wording';
import type { Audience } from '../../../../../shared/marketing/campaigns/scales';
import type { AudienceType } from '../../../../../shared/marketing/scales';
import { doing, person, type RecordDeps } from '../../../../platform/acts/record-deps';
import { transact } from '../../../../platform/database/transact';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict, notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { updateCancelAsked } from '../../../../platform/jobs/runs.queries';
import { analysisOf } from '../../products/analysis-of';
import { readAnalysed } from '../../products/products.queries';
import { listOfSet, shownCampaign } from '../pieces/campaigns.queries';
import { findMaterial } from '../pieces/material.queries';
import type { LoadWriter } from '../writing';
import { approveSet } from './approve-set';
import { lockSet, queueSet, updateSet } from './set-writing.queries';
import { findSet, listSets } from './sets.queries';
import { type SetAsked, type SetJob, startNext, startSet } from './write-set-job';

/** What the routes of sets and campaigns need. */
export interface CampaignDeps extends RecordDeps {
  loadWriter: LoadWriter;
  job: SetJob;
}

type TextOf = (said: string) => string;

const audiencesOf = (asked: AudienceType): Audience[] => (asked === 'both' ? ['B2C', 'B2B'] : [asked]);

async function shownSet(deps: RecordDeps, owner: Owner, id: number, textOf: TextOf): Promise<CampaignSet> {
  const set = await findSet(deps.db, owner, id);
  if (!set) throw notFound();
  return { ...set, notices: set.notices.map(textOf) };
}

interface Asked {
  productId: number;
  language?: 'en' | 'es' | undefined;
  audience?: AudienceType | undefined;
  goal?: CampaignSet['goal'] | undefined;
}

/** Queues the sets of a product that is ready, one for each audience; resolves to their ids. */
async function beginSets({ db, jobs, job, now }: CampaignDeps, caller: Omit<SetAsked, 'set'>, asked: Asked) {
  const { owner } = caller;
  const material = await findMaterial(db, owner, asked.productId);
  if (!material) throw notFound();
  const { product, company } = material;
  const { language = product.language, audience = company.targetAudienceType } = asked;
  const goal = asked.goal ?? product.goal?.goal ?? 'buy';
  return transact(db, async (tx) => {
    const sets: number[] = [];
    for (const one of audiencesOf(audience)) {
      const of = { marketingCompanyId: product.marketingCompanyId, productId: product.id };
      const wanted = { ...of, language, goal, audience: one, wording: firstWording };
      const set = await queueSet(tx, owner, wanted, now());
      if (set === undefined) throw conflict(setMessages['set.busy']);
      await startSet(tx, jobs, job, { ...caller, set });
      sets.push(set);
    }
    return sets;
  });
}

/** Queues a set again, in other words. */
async function rewriteSet({ db, jobs, job, now }: CampaignDeps, asked: SetAsked) {
  const { owner, set: id } = asked;
  await transact(db, async (tx) => {
    const set = await lockSet(tx, owner, id);
    if (!set) throw notFound();
    const wording = { ...set.wording, set: set.wording.set + 1 };
    const queued = await queueSet(tx, owner, { ...set, wording }, now());
    if (queued === undefined) throw conflict(setMessages['set.busy']);
    await updateSet(tx, owner, id, { wording });
    await startSet(tx, jobs, job, asked);
  });
}

/** Ends the writing of a set; the next one of the account begins. */
async function cancelSet({ db, jobs, job, now }: CampaignDeps, asked: SetAsked) {
  const { owner, set: id } = asked;
  await transact(db, async (tx) => {
    const set = await lockSet(tx, owner, id);
    if (!set) throw notFound();
    if (set.status !== 'queued' && set.status !== 'writing') throw conflict(setMessages['set.over']);
    if (set.run !== null) await updateCancelAsked(tx, owner, set.run, now());
    await updateSet(tx, owner, id, { status: 'cancelled', run: null, updatedAt: now() });
    await startNext(tx, jobs, job, asked);
  });
}

export const marketingSetRoutes = (deps: CampaignDeps): Route[] => [
  route(api.create, async ({ body, owner, user, textOf }) => {
    const analysed = await readAnalysed(deps.db, owner, body.productId);
    const { isReady, lacks, contradictions, helpsMost } = await analysisOf(analysed, body.language);
    if (!isReady) return { sets: [], lacking: { lacks, contradictions, helpsMost } };
    const ids = await beginSets(deps, { owner, actor: person(user) }, body);
    const sets = await Promise.all(ids.map((id) => shownSet(deps, owner, id, textOf)));
    return { sets, lacking: null };
  }),
  route(api.list, async ({ owner, query, textOf }) => {
    const sets = await listSets(deps.db, owner, query);
    return sets.map((set) => ({ ...set, notices: set.notices.map(textOf) }));
  }),
  route(api.read, async ({ owner, params: { id }, textOf }) => {
    const [set, campaigns] = await Promise.all([
      shownSet(deps, owner, id, textOf),
      listOfSet(deps.db, owner, id),
    ]);
    return { ...set, campaigns: campaigns.map((campaign) => shownCampaign(campaign, textOf)) };
  }),
  route(api.cancel, async ({ owner, user, params: { id }, textOf }) => {
    await cancelSet(deps, { owner, set: id, actor: person(user) });
    return shownSet(deps, owner, id, textOf);
  }),
  route(api.rewrite, async ({ owner, user, params: { id }, textOf }) => {
    await rewriteSet(deps, { owner, set: id, actor: person(user) });
    return shownSet(deps, owner, id, textOf);
  }),
  route(api.approve, async ({ params: { id }, textOf, ...caller }) => {
    await shownSet(deps, caller.owner, id, textOf);
    return approveSet(deps, doing(deps, caller, 'bulk', 'marketingCampaign'), id, textOf);
  }),
];
