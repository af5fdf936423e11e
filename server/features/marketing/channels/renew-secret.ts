import { channelMessages as texts } from '../../../../shared/marketing/channels/messages';
import { networkOf } from '../../../../shared/marketing/channels/networks';
import { formerSecretHours } from '../../../../shared/marketing/channels/scales';
import { type Doer, logDone } from '../../../platform/accounts/log.queries';
import { transact } from '../../../platform/database/transact';
import type { Owner } from '../../../platform/database/rows/owner';
import { conflict } from '../../../platform/http/errors';
import { lockChannel, ownedSealed, updateChannel } from './channels.queries';
import type { ConnectDeps } from './connect-channel';
import type { OpenChannel } from './driver';
import { newSecret } from './networks/webhook/signature';
import { openChannel, sealCredentials } from './open-channel';

const former = formerSecretHours * 60 * 60 * 1_000;

/** Sets a new secret and keeps the previous one. */
const renewed = (before: OpenChannel['credentials'], secret: string): OpenChannel['credentials'] =>
  before.secret === undefined ? { ...before, secret } : { ...before, secret, formerSecret: before.secret };

/** Gives a webhook a new signing secret; for one day the previous one signs too. */
export const renewSecret = ({ config, db }: ConnectDeps, owner: Owner, id: number, doer: Doer) =>
  transact(db, async (tx) => {
    await lockChannel(tx, owner, id);
    const stored = await ownedSealed(tx, owner, id);
    if (!networkOf(stored.network).isSigned) throw conflict(texts['channel.noSecret']);
    const { credentials: before, locked } = openChannel(config, stored);
    if (locked) throw conflict(locked);
    const secret = newSecret();
    const credentials = sealCredentials(config, id, renewed(before, secret));
    if (credentials === undefined) throw conflict(texts['channel.noKey']);
    const { at } = doer;
    const formerSecretUntil = new Date(at.getTime() + former).toISOString();
    const settings = { ...stored.settings, formerSecretUntil };
    const channel = await updateChannel(tx, owner, id, undefined, { credentials, settings, updatedAt: at });
    await logDone(tx, owner, { ...doer, kind: 'secretRenewed', about: channel.name });
    return { channel, secret };
  });
