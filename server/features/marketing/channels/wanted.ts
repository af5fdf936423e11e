import { channelMessages as texts } from '../../../../shared/marketing/channels/messages';
import type { ChannelSettings } from '../../../../shared/marketing/channels/scales';
import type { ChannelChanges, NewChannel } from '../../../../shared/marketing/channels/schemas';
import { invalid } from '../../../platform/http/errors';
import type { OpenChannel } from './driver';

/** What a form says of a channel, over what is stored of it. */
export type Wanted = Pick<OpenChannel, 'address' | 'account' | 'settings' | 'credentials'>;

type Form = NewChannel | ChannelChanges;

const nothing: Wanted = { address: null, account: null, settings: {}, credentials: {} };

/** Credentials as they were stored, unless they are given anew. */
function credentialsOf(name: 'password' | 'token', given: string | undefined, stored: Wanted) {
  return given === undefined ? stored.credentials : { ...stored.credentials, [name]: given };
}

/** Stored credentials are not sent to another server, nor tried for another account. */
function refuseMoved(name: 'password' | 'token', form: { [key: string]: unknown }, stored: Wanted) {
  if (stored === nothing || form[name] !== undefined) return;
  const isOther = (given: unknown, now: string | null) => given !== undefined && given !== now;
  if (isOther(form.address, stored.address) || isOther(form.account, stored.account))
    throw invalid({ [name]: texts['credentials.again'] });
}

const given = (settings: ChannelSettings): ChannelSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

function ofWebhook(
  { address, format, ignoresRepeats }: Extract<Form, { network: 'webhook' }>,
  stored: Wanted,
): Wanted {
  const settings = { ...stored.settings, ...given({ format, ignoresRepeats }) };
  if (address === undefined) return { ...stored, settings };
  const credentials = { ...stored.credentials, url: address };
  return { ...stored, settings, credentials, address: new URL(address).origin };
}

/** What a channel is after a form; throws 400 where a password has to be given again. */
export function wantedOf(form: Form, stored: Wanted = nothing): Wanted {
  switch (form.network) {
    case 'bluesky':
    case 'wordpress': {
      refuseMoved('password', form, stored);
      const picture = form.network === 'bluesky' ? form.picture : undefined;
      return {
        address: form.address ?? stored.address,
        account: form.account ?? stored.account,
        settings: { ...stored.settings, ...given({ picture }) },
        credentials: credentialsOf('password', form.password, stored),
      };
    }
    case 'mastodon': {
      refuseMoved('token', form, stored);
      const credentials = credentialsOf('token', form.token, stored);
      return { ...stored, address: form.address ?? stored.address, credentials };
    }
    case 'telegram': {
      const settings = { ...stored.settings, ...given({ chat: form.chat }) };
      return { ...stored, settings, credentials: credentialsOf('token', form.token, stored) };
    }
    case 'webhook':
      return ofWebhook(form, stored);
    case 'rss':
      return stored;
    default:
      return { ...stored, address: form.address === undefined ? stored.address : form.address };
  }
}

/** Whether a form changes what has to be tried before it is stored. */
export const isToTry = (form: ChannelChanges): boolean =>
  ['address', 'account', 'password', 'token', 'chat', 'format'].some(
    (name) => (form as { [key: string]: unknown })[name] !== undefined,
  );
