import { channelMessages as texts } from '../../../../shared/marketing/channels/messages';
import { networkOf } from '../../../../shared/marketing/channels/networks';
import { mostChannels } from '../../../../shared/marketing/channels/scales';
import type { ChannelChanges, NewChannel } from '../../../../shared/marketing/channels/schemas';
import { say } from '../../../../shared/message';
import { transact } from '../../../platform/database/transact';
import type { Owner } from '../../../platform/database/rows/owner';
import { StaleRow } from '../../../platform/database/rows/stale';
import type { FeatureDeps } from '../../../platform/feature';
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

/** The credentials as they are stored; throws 409 where the server has no key for them. */
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

/** Connects a channel that works, and resolves to it with the secret that signs. */
export async function connectChannel(deps: ConnectDeps, owner: Owner, form: NewChannel) {
  const { db, now, outbound } = deps;
  const { network, marketingCompanyId: company } = form;
  // Nothing is called for another owner's company, nor for a channel that could not be stored.
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
    const at = now();
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
      testedAt: credentials === null ? null : at,
      createdAt: at,
      updatedAt: at,
    });
    return { channel, secret };
  });
}

type Stored = Awaited<ReturnType<typeof ownedSealed>>;

/** The status that a change asks for; a channel whose credentials were refused needs others first. */
function statusAfter({ status }: ChannelChanges, { status: before, problem }: Stored, isTried: boolean) {
  if (status === 'connected' && problem !== null && !isTried)
    throw invalid({ status: texts['status.again'] });
  if (status !== undefined) return status;
  return isTried && before === 'reconnect' ? 'connected' : before;
}

/** What a channel is after a form; credentials that can no longer be read have to be given again. */
function readableAfter(form: ChannelChanges, open: OpenChannel) {
  const { address, account, settings, credentials } = open;
  const wanted = wantedOf(form, { address, account, settings, credentials });
  const lost = secretsOf(form.network).find(({ credential }) => wanted.credentials[credential] === undefined);
  if (lost) throw invalid({ [lost.name]: texts['channel.locked'] });
  const isUnsigned = networkOf(form.network).isSigned && wanted.credentials.secret === undefined;
  return { wanted, secret: isUnsigned ? newSecret() : null };
}

/** The columns that a try of other credentials changes, and a new secret where the one that signs was lost. */
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

/** Changes a channel; credentials, addresses and chats are tried before they are stored. */
export async function changeChannel(
  deps: ConnectDeps,
  owner: Owner,
  { id, form, isTried }: { id: number; form: ChannelChanges; isTried: boolean },
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
  const at = { updatedAt: deps.now() };
  const channel = await updateChannel(deps.db, owner, id, stored.version, { ...changes, ...at });
  return { channel, secret };
}
