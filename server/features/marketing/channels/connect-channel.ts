import { channelMessages as texts } from '../../../../shared/marketing/channels/messages';
import { networkOf } from '../../../../shared/marketing/channels/networks';
import { mostChannels } from '../../../../shared/marketing/channels/scales';
import type { ChannelChanges, NewChannel } from '../../../../shared/marketing/channels/schemas';
import { say } from '../../../../shared/message';
import { transact } from '../../../platform/database/transact';
import type { Owner } from '../../../platform/database/rows/owner';
import { StaleRow } from '../../../platform/database/rows/stale';
import type { FeatureDeps } from '../../../platform/feature';
import { type Doer, logDone } from '../../../platform/accounts/log.queries';
import { newToken } from '../../../platform/http/access';
import { conflict, invalid } from '../../../platform/http/errors';
import {
  insertChannel,
  listChannels,
  lockCompanyChannels,
  nextChannelId,
  ownedSealed,
  updateChannel,
} from './channels.queries';
import type { OpenChannel } from './driver';
import { newSecret } from './networks/webhook/signature';
import { openChannel, sealCredentials } from './open-channel';
import { tryChannel } from './try-channel';
import { secretsOf, type Wanted, wantedOf } from './wanted';

export type ConnectDeps = Pick<FeatureDeps, 'config' | 'db' | 'now' | 'outbound'>;

/** Encrypts the credentials for storing; throws 409 if the server has no key for them. */
function sealed({ config }: ConnectDeps, id: number, credentials: Wanted['credentials']): string | null {
  if (Object.keys(credentials).length === 0) return null;
  const text = sealCredentials(config, id, credentials);
  if (text === undefined) throw conflict(texts['channel.noKey']);
  return text;
}

function refuseMore(count: number) {
  if (count >= mostChannels) throw conflict(say(texts['channel.full'], { most: mostChannels }));
}

const hostOf = (address: string | null) => (address === null ? null : new URL(address).host);

/** Tests and connects a channel; resolves to it and, for a webhook, to its signing secret. */
export async function connectChannel(deps: ConnectDeps, owner: Owner, form: NewChannel, doer: Doer) {
  const { db, outbound } = deps;
  const { network, marketingCompanyId: company } = form;
  // Checked first, so that no call is made for another owner's company or for a channel that cannot be stored.
  refuseMore((await listChannels(db, owner, company)).length);
  const wanted = wantedOf(form);
  sealed(deps, 0, wanted.credentials);
  const tested = await tryChannel(outbound, { id: 0, network, limits: {}, ...wanted });
  const account = tested.account ?? wanted.account;
  const { isSigned, reached } = networkOf(network);
  const secret = isSigned ? newSecret() : null;
  return transact(db, async (tx) => {
    refuseMore(await lockCompanyChannels(tx, owner, company));
    const id = await nextChannelId(tx);
    const credentials = sealed(deps, id, { ...wanted.credentials, ...(secret && { secret }) });
    const { actor: connectedBy, at } = doer;
    const channel = await insertChannel(tx, {
      id,
      userId: owner,
      marketingCompanyId: company,
      network,
      name: form.name ?? account ?? hostOf(wanted.address) ?? network,
      account,
      address: wanted.address,
      settings: wanted.settings,
      credentials,
      limits: tested.limits ?? {},
      feedToken: reached === 'read' ? newToken() : null,
      connectedBy,
      testedAt: credentials === null ? null : at,
      createdAt: at,
      updatedAt: at,
    });
    await logDone(tx, owner, { ...doer, kind: 'channelConnected', about: channel.name });
    return { channel, secret };
  });
}

type Stored = Awaited<ReturnType<typeof ownedSealed>>;

/** The new status of a channel. Throws 400 for reconnecting it without a test of other credentials. */
function statusAfter({ status }: ChannelChanges, { status: before, problem }: Stored, isTried: boolean) {
  if (status === 'connected' && problem !== null && !isTried)
    throw invalid({ status: texts['status.again'] });
  if (status !== undefined) return status;
  return isTried && before === 'reconnect' ? 'connected' : before;
}

/**
 * The merged settings of a channel after a form; throws 400 if credentials that cannot be decrypted must be given
 * again.
 */
function readableAfter(form: ChannelChanges, open: OpenChannel) {
  const { address, account, settings, credentials } = open;
  const wanted = wantedOf(form, { address, account, settings, credentials });
  const lost = secretsOf(form.network).find(({ credential }) => wanted.credentials[credential] === undefined);
  if (lost) throw invalid({ [lost.name]: texts['channel.locked'] });
  const isUnsigned = networkOf(form.network).isSigned && wanted.credentials.secret === undefined;
  return { wanted, secret: isUnsigned ? newSecret() : null };
}

/** Tests changed credentials, and returns the columns to change, with a new signing secret if the old one was lost. */
async function tried(deps: ConnectDeps, stored: Stored, form: ChannelChanges) {
  const open = openChannel(deps.config, stored);
  const { wanted, secret } = readableAfter(form, open);
  const { id, network, limits } = open;
  const tested = await tryChannel(deps.outbound, { id, network, limits, ...wanted });
  const credentials = sealed(deps, id, { ...wanted.credentials, ...(secret && { secret }) });
  const columns = {
    address: wanted.address,
    settings: wanted.settings,
    credentials,
    problem: null,
    account: tested.account ?? wanted.account,
    limits: tested.limits ?? limits,
    testedAt: credentials === null ? stored.testedAt : deps.now(),
  };
  return { columns, secret };
}

/** Changes a channel; new credentials, addresses and chats are tested before they are stored. */
export async function changeChannel(
  deps: ConnectDeps,
  owner: Owner,
  { id, form, isTried, doer }: { id: number; form: ChannelChanges; isTried: boolean; doer: Doer },
) {
  const stored = await ownedSealed(deps.db, owner, id);
  if (form.network !== stored.network) throw invalid({ network: texts['network.fixed'] });
  if (form.version !== undefined && form.version !== stored.version) {
    const { credentials: _credentials, ...current } = stored;
    throw new StaleRow(current);
  }
  const status = statusAfter(form, stored, isTried);
  const { columns, secret } = isTried
    ? await tried(deps, stored, form)
    : { columns: { settings: wantedOf(form, openChannel(deps.config, stored)).settings }, secret: null };
  const changes = { ...columns, status, ...(form.name !== undefined && { name: form.name }) };
  const { actor, at } = doer;
  const by = isTried ? { connectedBy: actor } : {};
  return transact(deps.db, async (tx) => {
    const channel = await updateChannel(tx, owner, id, stored.version, { ...changes, ...by, updatedAt: at });
    const kind = isTried ? 'channelConnected' : 'channelChanged';
    await logDone(tx, owner, { ...doer, kind, about: channel.name });
    return { channel, secret };
  });
}
