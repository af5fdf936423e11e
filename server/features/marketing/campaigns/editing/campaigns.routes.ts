import { marketingCampaignsApi as api } from '../../../../../shared/marketing/campaigns/editing/endpoints';
import { setMessages } from '../../../../../shared/marketing/campaigns/notices/messages';
import type { Act } from '../../../../platform/acts/act';
import { doing } from '../../../../platform/acts/record-deps';
import { historyRoute } from '../../../../platform/acts/record.routes';
import { conflict, invalid, notFound } from '../../../../platform/http/errors';
import { type Route, route } from '../../../../platform/http/route';
import { approve } from '../pieces/approve';
import { countCampaigns, listCampaigns, readStored } from '../pieces/campaigns.queries';
import { type LockedCampaign, refuseEnded } from '../pieces/change-piece';
import { errorsByPlace, findingsOf, isWarning, validated } from '../pieces/findings';
import { findContentId } from '../pieces/versions.queries';
import type { CampaignDeps } from '../sets/sets.routes';
import { changing, readCampaign } from './changing';
import { citeFact } from './cite-fact';
import { rewrite } from './rewrite';
import { savePiece } from './save-piece';

/** Puts a campaign in the bin, with the content that holds its versions. */
async function removeCampaign(act: Act, id: number) {
  const content = await findContentId(act.tx, act.doing.owner, id);
  const removed = await act.remove('marketingCampaign', [id]);
  if (removed.length === 0) throw notFound();
  if (content !== undefined) await act.remove('marketingContent', [content]);
  return { act: act.doing.act, count: removed.length };
}

/** Approves a campaign; throws 400 with its errors by place. */
async function approveOne(act: Act, campaign: LockedCampaign) {
  refuseEnded(campaign);
  if (campaign.approvedVersion === campaign.contentVersion) throw conflict(setMessages['campaign.approved']);
  const findings = await approve(act, campaign);
  if (findings.every(isWarning)) return;
  throw invalid(errorsByPlace(findings), setMessages['campaign.faults']);
}

/** The routes by which a campaign's text is written. */
function textRoutes(deps: CampaignDeps): Route[] {
  const change = changing(deps);
  return [
    route(api.update, async ({ params: { id }, body: { version, name, piece }, ...caller }) => {
      const done = await change(caller, { id, version }, async (act, campaign) => {
        refuseEnded(campaign);
        const isNamed = name !== undefined && name !== campaign.name;
        if (isNamed) await renameCampaign(act, id, name);
        return (piece !== undefined && (await savePiece(act, campaign, piece))) || isNamed;
      });
      return { ...done.campaign, act: done.result ? done.campaign.act : null };
    }),
    route(api.rewrite, async ({ params: { id }, body: { version, at }, ...caller }) => {
      const done = await change(caller, { id, version }, async (act, campaign) => {
        refuseEnded(campaign);
        return rewrite(act, campaign, await deps.loadWriter(), at);
      });
      const { number, isOffer } = done.result;
      const act = number === null || isOffer ? null : done.campaign.act;
      return { ...done.campaign, act, offered: isOffer ? number : null };
    }),
    route(api.addFact, async ({ params: { id }, body: { version, ...given }, ...caller }) => {
      const done = await change(caller, { id, version }, async (act, campaign) => {
        refuseEnded(campaign);
        return citeFact(act, campaign, given);
      });
      return { ...done.campaign, fact: done.result };
    }),
  ];
}

/** Renames a campaign, and its content in the library with it. */
async function renameCampaign(act: Act, id: number, name: string) {
  const content = await findContentId(act.tx, act.doing.owner, id);
  await act.change('marketingCampaign', [{ id, fields: { name } }]);
  if (content !== undefined) await act.change('marketingContent', [{ id: content, fields: { name } }]);
}

export function marketingCampaignRoutes(deps: CampaignDeps): Route[] {
  const change = changing(deps);
  return [
    route(api.list, ({ owner, query }) => listCampaigns(deps.db, owner, query)),
    route(api.count, ({ owner, query }) => countCampaigns(deps.db, owner, query)),
    route(api.read, ({ owner, params, textOf }) => readCampaign(deps.db, owner, params.id, textOf)),
    historyRoute(deps, api, 'marketingCampaign'),
    route(api.remove, ({ params: { id }, ...caller }) =>
      deps.recorder.act(deps.db, doing(deps, caller, 'delete', 'marketingCampaign'), (act) =>
        removeCampaign(act, id),
      ),
    ),
    route(api.validate, async ({ owner, params: { id }, body: { piece }, textOf }) => {
      const campaign = await readStored(deps.db, owner, id);
      if (piece.type !== campaign.type) throw invalid({ piece: setMessages['campaign.type'] });
      const judging = { db: deps.db, owner, now: deps.now() };
      return validated(await findingsOf(judging, campaign, piece), textOf);
    }),
    route(api.approve, async ({ params: { id }, body: { version }, ...caller }) => {
      const work = (act: Act, campaign: LockedCampaign) => approveOne(act, campaign);
      return (await change(caller, { id, version }, work)).campaign;
    }),
    ...textRoutes(deps),
  ];
}
