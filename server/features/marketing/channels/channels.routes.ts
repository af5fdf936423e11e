import { type Channel, marketingChannelsApi as api } from '../../../../shared/marketing/channels/endpoints';
import type { MemberAccount } from '../../../../shared/auth/member-account';
import { channelMessages as texts } from '../../../../shared/marketing/channels/messages';
import type { ChannelNetwork } from '../../../../shared/marketing/channels/networks';
import { say } from '../../../../shared/message';
import { doerOf, logDone } from '../../../platform/accounts/log.queries';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import { transact } from '../../../platform/database/transact';
import type { Owner } from '../../../platform/database/rows/owner';
import { StaleRow } from '../../../platform/database/rows/stale';
import type { FeatureDeps } from '../../../platform/feature';
import { conflict, forbidden } from '../../../platform/http/errors';
import { limit } from '../../../platform/http/limits/rate-limits';
import { type Route, route } from '../../../platform/http/route';
import {
  forgetChannel,
  listChannels,
  lockChannel,
  ownedSealed,
  readChannel,
  type ShownChannel,
  updateChannel,
} from './channels.queries';
import { changeChannel, connectChannel } from './connect-channel';
import type { Tested } from './driver';
import { driverOf } from './driver-of';
import { openChannel } from './open-channel';
import { renewSecret } from './renew-secret';
import { testChannel } from './try-channel';
import { isToTry } from './wanted';

/** The limit on tests of channels by one account. */
export const channelTries = limit('channelTries', { points: 60, seconds: 10 * 60 });

export interface ChannelDeps extends FeatureDeps {
  /** Reads and cancels the waiting publications of a channel; passed in, because its room comes later. */
  waiting: {
    count: (tx: Db, owner: Owner, channel: number) => Promise<number>;
    cancel: (tx: Db, owner: Owner, channel: number, at: Date) => PromiseLike<unknown>;
  };
}

type TextOf = (said: string) => string;

/** A channel as the API returns it. */
function shown(
  { publicUrl }: Config,
  { feedToken, problem, ...channel }: ShownChannel,
  textOf: TextOf,
): Channel {
  return {
    ...channel,
    problem: problem === null ? null : textOf(problem),
    feedUrl: feedToken === null ? null : `${publicUrl}/feeds/${feedToken}.xml`,
  };
}

const readingRoutes = ({ db, config }: ChannelDeps): Route[] => [
  route(api.list, async ({ owner, query, textOf }) => {
    const channels = await listChannels(db, owner, query.company);
    return channels.map((channel) => shown(config, channel, textOf));
  }),
  route(api.read, async ({ owner, params, textOf }) =>
    shown(config, await readChannel(db, owner, params.id), textOf),
  ),
];

function connectingRoutes(deps: ChannelDeps): Route[] {
  const { config, limits, now } = deps;
  const allowCalls = async (owner: Owner, { isDemo }: MemberAccount, network: ChannelNetwork) => {
    if (driverOf(network) === undefined) return;
    if (isDemo) throw forbidden(texts['channel.demo']);
    await limits.count(channelTries, String(owner));
  };
  return [
    route(api.create, async ({ owner, account, user, address, body, textOf }) => {
      await allowCalls(owner, account, body.network);
      const { channel, secret } = await connectChannel(deps, owner, body, doerOf({ user, address }, now()));
      return { ...shown(config, channel, textOf), secret };
    }),
    route(api.update, async ({ owner, account, user, address, params: { id }, body, textOf }) => {
      const isTried = isToTry(body);
      if (isTried) await allowCalls(owner, account, body.network);
      const change = { id, form: body, isTried, doer: doerOf({ user, address }, now()) };
      const { channel, secret } = await changeChannel(deps, owner, change).catch((error: unknown) => {
        if (!(error instanceof StaleRow)) throw error;
        throw new StaleRow(shown(config, error.current as ShownChannel, textOf));
      });
      return { ...shown(config, channel, textOf), secret };
    }),
    route(api.renewSecret, async ({ owner, user, address, params, textOf }) => {
      const { channel, secret } = await renewSecret(deps, owner, params.id, doerOf({ user, address }, now()));
      return { ...shown(config, channel, textOf), secret };
    }),
  ];
}

/** The columns that a test changes. If the remote server is only unavailable, the status stays. */
function testedColumns({ status, limits, problem }: ShownChannel, tested: Tested, at: Date) {
  const isOff = status === 'off';
  if (tested.works) {
    const now = { problem: null, limits: tested.limits ?? limits, testedAt: at };
    return { ...now, status: isOff ? status : ('connected' as const) };
  }
  const isRefused = tested.status === 401 || tested.detail === texts['channel.locked'];
  if (!isRefused) return { testedAt: at, problem };
  return { testedAt: at, problem: tested.detail, status: isOff ? status : ('reconnect' as const) };
}

function testRoute({ config, db, limits, now, outbound }: ChannelDeps): Route {
  return route(api.test, async ({ owner, params: { id }, textOf }) => {
    const stored = await ownedSealed(db, owner, id);
    await limits.count(channelTries, String(owner));
    const tested = await testChannel(outbound, openChannel(config, stored));
    const channel = await updateChannel(db, owner, id, undefined, testedColumns(stored, tested, now()));
    const reason = tested.works ? null : textOf(tested.detail);
    return { works: tested.works, reason, channel: shown(config, channel, textOf) };
  });
}

const removeRoute = ({ db, now, waiting }: ChannelDeps): Route =>
  route(api.remove, ({ owner, user, address, params: { id }, query }) =>
    transact(db, async (tx) => {
      await lockChannel(tx, owner, id);
      const { name } = await readChannel(tx, owner, id);
      const count = await waiting.count(tx, owner, id);
      if (count > 0 && query.confirmed === undefined)
        throw conflict(say(texts['channel.waiting'], { count }));
      await waiting.cancel(tx, owner, id, now());
      await forgetChannel(tx, owner, id, now());
      await logDone(tx, owner, { ...doerOf({ user, address }, now()), kind: 'channelRemoved', about: name });
      return { cancelled: count };
    }),
  );

export const marketingChannelRoutes = (deps: ChannelDeps): Route[] => [
  ...readingRoutes(deps),
  ...connectingRoutes(deps),
  testRoute(deps),
  removeRoute(deps),
];
