import { pino } from 'pino';
import { marketingPublicationsApi as api } from '../../../../../shared/marketing/publications/endpoints';
import type { ListedPublication, Publication } from '../../../../../shared/marketing/publications/endpoints';
import type { ChannelNetwork } from '../../../../../shared/marketing/channels/networks';
import { wallOf } from '../../../../../shared/time/clock';
import { createOutbound } from '../../../../platform/outbound/outbound';
import { rowsOf } from '../../../../testing/database';
import type { Driver, Outcome, Posting, Reading, Removal } from '../../channels/driver';
import { insertChannel } from '../../channels/channels.queries';
import { sketching, withApprovedPost } from '../../testing/approved-post';
import type { PublishDeps } from '../engine/publish-deps';
import { publishOne } from '../engine/publish-one';

export const minute = 60_000;

/** A far side that answers as a test says, and keeps what it was sent. */
export function farSide() {
  const side = {
    sent: [] as Posting[],
    readings: 0,
    isHarmless: false,
    answer: async (posting: Posting): Promise<Outcome> => ({
      end: 'accepted',
      remote: { id: `remote-${posting.id}`, url: 'https://far.example/1' },
    }),
    read: undefined as (() => Promise<Reading>) | undefined,
    remove: undefined as (() => Promise<Removal>) | undefined,
  };
  const driver = (): Driver => ({
    test: async () => ({ works: true, account: null }),
    blames: () => 'address',
    publish: async (_channel, posting) => {
      side.sent.push(posting);
      return side.answer(posting);
    },
    ...(side.read && {
      read: async () => {
        side.readings += 1;
        return (side.read as () => Promise<Reading>)();
      },
    }),
    ...(side.remove && { remove: async () => (side.remove as () => Promise<Removal>)() }),
    mayRepeat: () => side.isHarmless,
  });
  return { side, driver };
}

/** A bakery with an approved post, a product page to lead to, and channels. */
export async function withPost() {
  const made = await withApprovedPost();
  const { db, company, call, config, user, product, params } = made;
  await rowsOf(
    db,
    `update marketing_products set url = 'https://espiga.example/hogaza' where id = ${product.id}`,
  );
  const { side, driver } = farSide();
  const clock = { now: new Date() };
  const channel = async (network: ChannelNetwork = 'webhook', fields: object = {}) => {
    const at = clock.now;
    const row = {
      userId: user.owner,
      marketingCompanyId: company.id as number,
      network,
      createdAt: at,
      updatedAt: at,
    };
    return insertChannel(db, { ...row, name: `Canal ${network}`, ...fields });
  };
  /** When each publication is to be looked at, as it was said last. */
  const looks: { id: number; nextAt: Date | null }[] = [];
  const deps: PublishDeps = {
    config,
    db,
    now: () => clock.now,
    logger: pino({ level: 'silent' }),
    outbound: createOutbound({ allowed: config.outboundAllowed }),
    driverOf: () => driver(),
    drawer: () => sketching().drawer,
    lookAgain: async (_tx, { id, nextAt }) => void looks.push({ id, nextAt }),
  };
  const zone = 'Europe/Madrid';
  /** A whole minute, some minutes from now, as clocks in Madrid show it. */
  const wallIn = (minutes: number) => wallOf(new Date(Date.now() + minutes * minute), zone);
  const schedule = async (channels: number[], slots = [wallIn(60)], fields: object = {}) =>
    call(api.schedule, { params, body: { channels, slots, zone, ...fields } });
  const read = async (id: number) =>
    (await call(api.read, { params: { id } })).body as Publication & { dueAt: string; nextAt: string | null };
  /** Takes a publication as far as it goes at a time; without one, at its own. */
  const runAt = async (id: number, at?: Date) => {
    const { nextAt } = await read(id);
    clock.now = at ?? new Date(nextAt ?? clock.now);
    await publishOne(deps, id);
    return read(id);
  };
  const campaign = async () => {
    const rows = await rowsOf<{ status: string }>(
      db,
      `select status from marketing_campaigns where id = ${made.post.id}`,
    );
    return rows[0]?.status;
  };
  return { ...made, side, clock, deps, looks, channel, wallIn, schedule, read, runAt, zone, campaign };
}

/** A post that is scheduled on one channel, an hour from now. */
export async function withScheduled(network: ChannelNetwork = 'webhook') {
  const made = await withPost();
  const { id: channelId } = await made.channel(network);
  const answer = await made.schedule([channelId]);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  const [{ id }] = answer.body.publications as [ListedPublication];
  const due = new Date((await made.read(id)).dueAt);
  const later = (minutes: number) => new Date(due.getTime() + minutes * minute);
  return { ...made, channelId, id, due, later, run: (at?: Date) => made.runAt(id, at) };
}
