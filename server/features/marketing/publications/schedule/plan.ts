import type { z } from 'zod';
import type { SchedulePlan } from '../../../../../shared/marketing/publications/endpoints';
import { isKindOf } from '../../../../../shared/marketing/campaigns/kinds';
import { isOf } from '../../../../../shared/marketing/campaigns/by-medium';
import { networkOf } from '../../../../../shared/marketing/channels/networks';
import { publicationMessages as texts } from '../../../../../shared/marketing/publications/messages';
import { publicationLimits } from '../../../../../shared/marketing/publications/scales';
import { type newSchedule, nowSlot } from '../../../../../shared/marketing/publications/schemas';
import { type Slot, slotOf, wallOf } from '../../../../../shared/time/clock';
import type { Social } from '../../../../../shared/marketing/campaigns/piece';
import { type Message, say } from '../../../../../shared/message';
import type { Config } from '../../../../platform/config';
import type { Db } from '../../../../platform/database/database';
import type { Owner } from '../../../../platform/database/rows/owner';
import { conflict, invalid } from '../../../../platform/http/errors';
import { findMaterial } from '../../campaigns/pieces/material.queries';
import { citedIn } from '../../campaigns/pieces/words-of';
import { conflictsIn } from '../conflicts';
import { measureOn, type PostingText, shownOn } from '../posting-text';
import { shortLink } from '../short-link';
import { targetOf } from '../target.queries';
import { likelyPicture, pictureFor } from './picture-for';
import {
  type CampaignPicture,
  type ChosenChannel,
  listChosen,
  listNear,
  listPictures,
  readScheduled,
  type ScheduledCampaign,
} from './schedule.queries';

export type Asked = z.output<typeof newSchedule>;

/** A channel that the post would go to, with what would go there. */
export interface Planned extends PostingText {
  channelId: number;
  channel: ChosenChannel | undefined;
  picture: CampaignPicture | null;
  problem: Message | null;
}

/** A slot of the schedule; `asked` is the wall time that was asked for. */
export interface PlannedSlot extends Slot {
  asked: string;
  problem: Message | null;
}

/** What scheduling would do. */
export interface Plan {
  found: ScheduledCampaign & { version: { id: number; number: number } };
  zone: string;
  channels: Planned[];
  slots: PlannedSlot[];
  conflicts: SchedulePlan['conflicts'];
  /** The address or path that the post would lead to. */
  target: string | null;
}

interface Planning {
  config: Pick<Config, 'publicUrl'>;
  owner: Owner;
  now: Date;
}

/** As long as the codes of short links are. */
const sampleCode = '2345abcd';
const day = 24 * 60 * 60_000;

/** Works out what scheduling a campaign would do; throws 409 where nothing of it can be scheduled at all. */
export async function plan(db: Db, given: Planning, id: number, asked: Asked): Promise<Plan> {
  const { owner, now } = given;
  const found = await readScheduled(db, owner, id);
  const { campaign, version } = found;
  if (!isKindOf(campaign.type, 'posts')) throw conflict(texts['campaign.notPost']);
  if (!version || !isOf(version.piece, 'posts')) throw conflict(texts['campaign.unapproved']);
  const until = await endsOfOffers(db, owner, found);
  const zone = asked.zone ?? found.zone;
  const social = version.piece.content;
  const channels = await channelsOf(db, given, found, { ...asked, social });
  const slots = [...new Set(asked.slots)].map((wall) => slotIn(wall, zone, now, until));
  const near = await listNear(db, owner, { channels: asked.channels, ...around(slots) });
  const wished = channels.flatMap(({ channelId }) =>
    slots.map(({ at }) => ({ id: null, channelId, contentVersionId: version.id, dueAt: at })),
  );
  return {
    found: { ...found, version },
    zone,
    channels,
    slots,
    target: targetOf(found),
    conflicts: conflictsIn([...near, ...wished]).filter(({ publications }) => publications.includes(null)),
  };
}

/** The last days of the offers that a text cites; throws 409 when a fact has changed since it was approved. */
async function endsOfOffers(db: Db, owner: Owner, { campaign, version }: ScheduledCampaign) {
  const { productId, language } = campaign;
  const material = productId === null ? undefined : await findMaterial(db, owner, productId);
  if (!material || !version) throw conflict(texts['campaign.changed']);
  const holds = citedIn(version.piece, material, language);
  if (Object.entries(version.cited).some(([id, text]) => holds[id] !== text))
    throw conflict(texts['campaign.changed']);
  return material.product.facts.flatMap((fact) =>
    fact.until !== undefined && fact.id in version.cited ? [fact.until] : [],
  );
}

const minute = 60_000;

/** The next full minute, also in the second of two hours that clocks show alike. */
function nextMinute(zone: string, now: Date): Slot {
  const at = new Date(Math.floor(now.getTime() / minute + 1) * minute);
  return { at, wall: wallOf(at, zone), shift: null };
}

function slotIn(asked: string, zone: string, now: Date, until: readonly string[]): PlannedSlot {
  const isNow = asked === nowSlot;
  const slot = isNow ? nextMinute(zone, now) : slotOf(asked, zone);
  const problem = () => {
    if (slot.at <= now) return texts['slot.past'];
    if (slot.at.getTime() > now.getTime() + publicationLimits.daysAhead * day) return texts['slot.far'];
    return until.some((last) => last < slot.wall.slice(0, 10)) ? texts['slot.offer'] : null;
  };
  return { ...slot, asked: isNow ? slot.wall : asked, problem: problem() };
}

function around(slots: readonly PlannedSlot[]) {
  const times = slots.map(({ at }) => at.getTime());
  const reach = publicationLimits.repeatDays * day;
  return { from: new Date(Math.min(...times) - reach), to: new Date(Math.max(...times) + reach) };
}

async function channelsOf(
  db: Db,
  { config, owner }: Planning,
  { campaign, version }: ScheduledCampaign,
  { channels, assetId, social }: Asked & { social: Social },
): Promise<Planned[]> {
  const chosen = await listChosen(db, owner, campaign.companyId, channels);
  const pictures = assetId === null ? [] : await listPictures(db, owner, campaign.id);
  const picture =
    assetId === undefined
      ? likelyPicture(pictures, version?.number)
      : pictures.find((each) => each.id === assetId);
  if (assetId && !picture) throw invalid({ assetId: texts['picture.other'] });
  return [...new Set(channels)].map((channelId): Planned => {
    const channel = chosen.find((each) => each.id === channelId);
    if (!channel)
      return { channelId, channel, title: '', text: '', picture: null, problem: texts['channel.missing'] };
    const said = shownOn(channel.network, social, shortLink(config, sampleCode));
    const shown = picture ? pictureFor(channel.network, picture, pictures) : null;
    return {
      channelId,
      channel,
      ...said,
      picture: shown,
      problem: problemOf(channel, said.text, shown !== null),
    };
  });
}

function problemOf(
  { name: channel, network, status, limits, settings }: ChosenChannel,
  text: string,
  hasPicture: boolean,
): Message | null {
  if (status === 'off') return say(texts['channel.off'], { channel });
  if (status === 'reconnect') return say(texts['channel.reconnect'], { channel });
  if (text === '') return say(texts['post.none'], { channel });
  if (networkOf(network).needsPicture && !hasPicture) return say(texts['picture.required'], { channel });
  const length = measureOn(network, text, { limits, format: settings.format, hasPicture });
  if (!length || length.count <= length.most) return null;
  return say(texts['text.long'], { channel, count: length.count, most: length.most });
}
