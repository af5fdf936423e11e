import { channelMessages } from '../../../../shared/marketing/channels/messages';
import type { Config } from '../../../platform/config';
import { credentialsKey, seal, unseal } from '../../../platform/secrets/sealed';
import type { SealedChannel } from './channels.queries';
import type { OpenChannel } from './driver';

type Credentials = OpenChannel['credentials'];

/** The additional data of the encryption, so that credentials cannot be moved to another channel. */
const about = (id: number) => `channel ${id}`;

/** The credentials of a channel, encrypted; undefined without a key. */
export function sealCredentials(config: Config, id: number, credentials: Credentials): string | undefined {
  const key = credentialsKey(config);
  return key && seal(key, JSON.stringify(credentials), about(id));
}

function unsealCredentials(config: Config, id: number, sealed: string): Credentials | undefined {
  const key = credentialsKey(config);
  const text = key && unseal(key, sealed, about(id));
  return text === undefined ? undefined : (JSON.parse(text) as Credentials);
}

/** A channel with its decrypted credentials; `locked` if they were encrypted with another key. */
export function openChannel(config: Config, row: SealedChannel): OpenChannel {
  const { id, network, address, account, settings, limits } = row;
  const credentials = row.credentials === null ? {} : unsealCredentials(config, id, row.credentials);
  const open = { id, network, address, account, settings, limits };
  return credentials
    ? { ...open, credentials }
    : { ...open, credentials: {}, locked: channelMessages['channel.locked'] };
}
