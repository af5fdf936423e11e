import { randomUUID } from 'node:crypto';
import { publicationMessages as texts } from '../../../../../shared/marketing/publications/messages';
import type { PublicationConflict } from '../../../../../shared/marketing/publications/endpoints';
import type { Message } from '../../../../../shared/message';
import type { Config } from '../../../../platform/config';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict, invalid } from '../../../../platform/http/errors';
import { nowhere } from '../../links/nowhere';
import { makeLink } from '../../links/make-link';
import type { LookAgain } from '../engine/publish-deps';
import { followCampaign } from '../follow-campaign.queries';
import { type Asked, type Plan, type Planned, type PlannedSlot, plan } from './plan';
import { lockSchedule } from './schedule.queries';
import { insertPublications, setScheduledVersion } from './scheduled.queries';

interface Scheduling {
  config: Pick<Config, 'publicUrl'>;
  db: Db;
  now: () => Date;
  lookAgain: LookAgain;
}

/** What was scheduled: ids in the order of channels and slots. */
export interface ScheduledIds {
  ids: number[];
  conflicts: PublicationConflict[];
}

/** Schedules the approved version of a post on every channel at every slot: all of it, or nothing. */
export function schedule(
  { config, db, now, lookAgain }: Scheduling,
  owner: Owner,
  campaignId: number,
  asked: Asked,
): Promise<ScheduledIds> {
  return db.transaction(async (tx) => {
    const at = now();
    const { status } = await lockSchedule(tx, owner, campaignId);
    if (status === 'paused' || status === 'cancelled') throw conflict(texts[`campaign.${status}`]);
    const planned = await plan(tx, { config, owner, now: at }, campaignId, asked);
    refuseProblems(planned);
    const rows = await rowsOf(tx, owner, planned, at);
    const stored = await insertPublications(tx, rows);
    await setScheduledVersion(tx, campaignId, planned.found.version.number);
    await followCampaign(tx, campaignId);
    for (const row of stored) await lookAgain(tx, row);
    return { ids: stored.map(({ id }) => id), conflicts: planned.conflicts };
  });
}

/** Throws 400 with the problems of channels and slots by their place. */
function refuseProblems({ channels, slots }: Plan) {
  const named = (name: string, all: readonly { problem: Message | null }[]) =>
    all.flatMap(({ problem }, index) => (problem ? [[`${name}.${index}`, problem] as const] : []));
  const problems = [...named('channels', channels), ...named('slots', slots)];
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}

async function rowsOf(tx: Db, owner: Owner, planned: Plan, now: Date) {
  const rows = [];
  for (const channel of planned.channels) {
    for (const slot of planned.slots) rows.push(await rowOf(tx, owner, planned, { channel, slot }, now));
  }
  return rows;
}

/** A publication with a short link of its own. */
async function rowOf(
  tx: Db,
  owner: Owner,
  { found, zone, target }: Plan,
  { channel: { channelId, picture }, slot }: { channel: Planned; slot: PlannedSlot },
  now: Date,
) {
  const { campaign, version } = found;
  const of = { campaignId: campaign.id, channelId };
  const link = { ...of, companyId: campaign.companyId, target: target ?? nowhere };
  return {
    ...of,
    userId: owner,
    marketingCompanyId: campaign.companyId,
    contentVersionId: version.id,
    assetId: picture?.id ?? null,
    linkCode: await makeLink(tx, owner, link, now),
    wall: slot.asked,
    zone,
    dueAt: slot.at,
    nextAt: slot.at,
    key: randomUUID(),
    createdAt: now,
    updatedAt: now,
  };
}
