import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { publicationMessages as texts } from '../../../../../shared/marketing/publications/messages';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { changing } from '../../campaigns/editing/changing';
import type { CampaignDeps } from '../../campaigns/sets/sets.routes';
import { lookAgainBy } from '../engine/publish-job';
import { holdCampaign } from '../follow-campaign.queries';
import type { PublicationDeps } from '../publications.routes';
import { listByIds } from '../publications.queries';
import { shownListed } from '../shown-publication';
import { plan } from './plan';
import { replaceScheduled } from './replace';
import { schedule } from './schedule';
import { lockSchedule } from './schedule.queries';
import { listHeld } from './scheduled.queries';

/** Holds what waits of a campaign, or lets it go: then what has become due meanwhile is looked at. */
const hold = (deps: PublicationDeps, owner: Owner, id: number, isHeld: boolean) =>
  deps.db.transaction(async (tx: Db) => {
    await lockSchedule(tx, owner, id);
    const isChanged = await holdCampaign(tx, id, isHeld);
    if (!isChanged) throw conflict(texts[isHeld ? 'campaign.idle' : 'campaign.running']);
    const lookAgain = lookAgainBy(deps.jobs, deps.publishing);
    if (!isHeld) for (const row of await listHeld(tx, id, deps.now())) await lookAgain(tx, row);
    return { id, status: (await lockSchedule(tx, owner, id)).status };
  });

export function scheduleRoutes(deps: PublicationDeps & CampaignDeps): Route[] {
  const { db, config, now } = deps;
  const change = changing(deps);
  return [
    route(api.plan, async ({ owner, params, body, textOf }) => {
      const { channels, slots, conflicts, target } = await plan(
        db,
        { config, owner, now: now() },
        params.id,
        body,
      );
      const said = (problem: string | null) => (problem === null ? null : textOf(problem));
      return {
        channels: channels.map(({ channelId, title, text, problem }) => ({
          ...{ channelId, title, text, problem: said(problem) },
        })),
        slots: slots.map(({ wall, at, shift, problem }) => ({
          wall,
          dueAt: at,
          shift,
          problem: said(problem),
        })),
        conflicts,
        target: target?.startsWith('/') ? config.publicUrl + target : target,
      };
    }),
    route(api.schedule, async ({ owner, params, body, textOf }) => {
      const lookAgain = lookAgainBy(deps.jobs, deps.publishing);
      const { ids, conflicts } = await schedule({ config, db, now, lookAgain }, owner, params.id, body);
      const rows = await listByIds(db, owner, ids);
      return { publications: rows.map((row) => shownListed({ config, textOf }, row)), conflicts };
    }),
    route(api.pause, ({ owner, params }) => hold(deps, owner, params.id, true)),
    route(api.resume, ({ owner, params }) => hold(deps, owner, params.id, false)),
    route(
      marketingCampaignsApi.replace,
      async ({ params: { id }, ...caller }) => (await change(caller, { id }, replaceScheduled)).campaign,
    ),
  ];
}
