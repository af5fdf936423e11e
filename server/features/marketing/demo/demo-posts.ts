import type { Angle } from '../../../../shared/marketing/campaigns/scales';
import { type ChannelNetwork, networkOf } from '../../../../shared/marketing/channels/networks';
import type { Db } from '../../../platform/database/database';
import { ownerOf } from '../../../platform/database/rows/owner';
import { newToken } from '../../../platform/http/access';
import { insertChannel } from '../channels/channels.queries';
import { begin } from '../publications/engine/begin';
import { settleCall } from '../publications/engine/settle';
import { lockPublication, type StoredPublication } from '../publications/moving.queries';
import { schedule } from '../publications/schedule/schedule';
import { confirm } from '../publications/settling/by-person';
import { type DemoMonth, monthStart } from './demo-month';
import { minute, type Month } from './month';

/** Networks that need no credentials and call nobody. */
export type DemoNetwork = Extract<ChannelNetwork, 'rss' | 'facebook' | 'linkedin'>;

const names: Record<DemoNetwork, string> = {
  rss: 'Novedades de Panadería Espiga',
  facebook: 'Panadería Espiga en Facebook',
  linkedin: 'Panadería Espiga en LinkedIn',
};

/** When each post goes out on a network, in days before today; the same one again only after a month. */
const slots: readonly [DemoNetwork, hour: string, Record<Angle, number[]>][] = [
  ['rss', '09:00', { pain: [29, -2], outcome: [21], proof: [10] }],
  ['facebook', '12:30', { pain: [28, -4], outcome: [18], proof: [7] }],
  ['linkedin', '11:15', { outcome: [13], pain: [1], proof: [-6] }],
];

/** The last one that is due; the user has yet to publish it. */
const waiting: [DemoNetwork, Angle] = ['linkedin', 'pain'];

/** A post that is out. */
export interface DemoPost {
  code: string;
  network: DemoNetwork;
  at: Date;
}

async function connect({ tx, owner, companyId, month }: DemoMonth, network: DemoNetwork): Promise<number> {
  const at = month.at(monthStart, '10:00');
  const isRead = networkOf(network).reached === 'read';
  const { id } = await insertChannel(tx, {
    userId: owner,
    marketingCompanyId: companyId,
    network,
    name: names[network],
    account: isRead ? null : 'Panadería Espiga',
    createdAt: at,
    updatedAt: at,
    feedToken: isRead ? newToken() : null,
  });
  return id;
}

/** Takes a post as far as it goes when it is due; a person says where those are that they published by hand. */
async function publish(tx: Db, row: StoredPublication, network: DemoNetwork): Promise<void> {
  const at = row.dueAt;
  const begun = await begin(tx, row, at, false);
  if (begun) {
    const remote = { id: row.key, url: null };
    await settleCall(tx, begun.due.publication, begun.attempt, { end: 'accepted', remote }, at);
    return;
  }
  const seen = { owner: ownerOf(row), id: row.id };
  const now = () => new Date(at.getTime() + 6 * minute);
  const address = `https://${network}.example/panaderia-espiga/${row.id}`;
  await confirm({ db: tx, now, lookAgain: nobody }, seen, { isThere: true, address });
}

/** What is due is found by the sweep of each minute. */
const nobody = async () => undefined;

const isOut = (row: StoredPublication, month: Month) => row.dueAt <= month.now;

/** Connects channels, schedules the posts of a month and publishes those that are due; resolves to what is out. */
export async function seedPosts(
  demo: DemoMonth,
  pictures: Partial<Record<Angle, number>>,
): Promise<DemoPost[]> {
  const { tx, owner, month } = demo;
  const out: DemoPost[] = [];
  for (const [network, hour, days] of slots) {
    const channelId = await connect(demo, network);
    for (const [angle, agos] of Object.entries(days) as [Angle, number[]][]) {
      const scheduling = {
        db: tx,
        lookAgain: nobody,
        now: () => month.at(monthStart, '11:00'),
        // Only the length of a link is read of it.
        config: { publicUrl: 'https://quorumia.example' },
      };
      const { ids } = await schedule(scheduling, owner, demo.campaigns.social[angle], {
        channels: [channelId],
        slots: agos.map((ago) => month.wall(ago, hour)),
        zone: month.zone,
        assetId: pictures[angle] ?? null,
      });
      const [waitsOn, waits] = waiting;
      for (const id of ids) {
        const row = (await lockPublication(tx, owner, id)) as StoredPublication;
        if (!isOut(row, month)) continue;
        if (network === waitsOn && angle === waits) await begin(tx, row, row.dueAt, false);
        else {
          await publish(tx, row, network);
          out.push({ code: row.linkCode, network, at: row.dueAt });
        }
      }
    }
  }
  return out;
}
