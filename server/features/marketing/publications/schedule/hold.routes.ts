import { marketingCampaignsApi } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import { publicationMessages as texts } from '../../../../../shared/marketing/publications/messages';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { lookAgainBy } from '../engine/publish-job';
import { endCampaign, followCampaign, holdCampaign, reopenCampaign } from '../follow-campaign.queries';
import type { PublicationDeps } from '../publications.routes';
import { cancelOfCampaign } from '../waiting.queries';
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

/** Ends a campaign, and what waits of it. */
const end = ({ db, now }: PublicationDeps, owner: Owner, id: number) =>
  db.transaction(async (tx: Db) => {
    await lockSchedule(tx, owner, id);
    const isEnded = await endCampaign(tx, id);
    if (!isEnded)
      throw conflict(isEnded === undefined ? setMessages['campaign.noPost'] : setMessages['campaign.ended']);
    await cancelOfCampaign(tx, owner, id, now());
    await followCampaign(tx, id);
    return { id, status: (await lockSchedule(tx, owner, id)).status };
  });

const reopen = ({ db }: PublicationDeps, owner: Owner, id: number) =>
  db.transaction(async (tx: Db) => {
    await lockSchedule(tx, owner, id);
    if (!(await reopenCampaign(tx, id))) throw conflict(setMessages['campaign.open']);
    return { id, status: (await lockSchedule(tx, owner, id)).status };
  });

export const holdRoutes = (deps: PublicationDeps): Route[] => [
  route(api.pause, ({ owner, params }) => hold(deps, owner, params.id, true)),
  route(api.resume, ({ owner, params }) => hold(deps, owner, params.id, false)),
  route(marketingCampaignsApi.end, ({ owner, params }) => end(deps, owner, params.id)),
  route(marketingCampaignsApi.reopen, ({ owner, params }) => reopen(deps, owner, params.id)),
];
