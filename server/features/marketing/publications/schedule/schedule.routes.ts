import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { showsLink } from '../../../../../shared/marketing/publications/carried';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import { type Route, route } from '../../../../platform/http/route';
import { changing } from '../../campaigns/editing/changing';
import type { CampaignDeps } from '../../campaigns/sets/sets.routes';
import { lookAgainBy } from '../engine/publish-job';
import type { PublicationDeps } from '../publications.routes';
import { listByIds } from '../publications.queries';
import { shownListed } from '../shown-publication';
import { holdRoutes } from './hold.routes';
import { plan } from './plan';
import { replaceScheduled } from './replace';
import { schedule } from './schedule';
import { usePicture } from './use-picture';

type Planned = Awaited<ReturnType<typeof plan>>;

/** A plan in the caller's words. */
function shownPlan(
  { channels, slots, conflicts }: Omit<Planned, 'target'>,
  textOf: (said: string) => string,
) {
  const said = (problem: string | null) => (problem === null ? null : textOf(problem));
  return {
    channels: channels.map(({ channelId, channel, title, text, problem }) => ({
      channelId,
      title,
      text,
      problem: said(problem),
      hasLink: channel !== undefined && showsLink(channel.network),
    })),
    slots: slots.map(({ wall, at, shift, problem }) => ({
      wall,
      dueAt: at,
      shift,
      problem: said(problem),
    })),
    conflicts,
  };
}

export function scheduleRoutes(deps: PublicationDeps & CampaignDeps): Route[] {
  const { db, config, now } = deps;
  const change = changing(deps);
  return [
    ...holdRoutes(deps),
    route(api.plan, async ({ owner, params, body, textOf }) => {
      const { target, ...planned } = await plan(db, { config, owner, now: now() }, params.id, body);
      const isOurs = target?.startsWith('/');
      return { ...shownPlan(planned, textOf), target: isOurs ? config.publicUrl + target : target };
    }),
    route(api.schedule, async ({ owner, params, body, textOf }) => {
      const lookAgain = lookAgainBy(deps.jobs, deps.publishing);
      const { ids, conflicts } = await schedule({ config, db, now, lookAgain }, owner, params.id, body);
      const rows = await listByIds(db, owner, ids);
      return { publications: rows.map((row) => shownListed({ config, textOf }, row)), conflicts };
    }),
    route(api.usePicture, ({ owner, params: { id }, body: { assetId } }) =>
      db.transaction((tx) => usePicture(tx, { owner, campaignId: id, assetId, at: now() })),
    ),
    route(
      marketingCampaignsApi.replace,
      async ({ params: { id }, ...caller }) => (await change(caller, { id }, replaceScheduled)).campaign,
    ),
  ];
}
