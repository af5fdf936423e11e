import {
  type FieldKind,
  type FieldName,
  fieldOf,
  type FieldValues,
} from '../../../../shared/marketing/channels/fields';
import { channelMessages as texts } from '../../../../shared/marketing/channels/messages';
import { type ChannelNetwork, networkOf } from '../../../../shared/marketing/channels/networks';
import { invalid } from '../../../platform/http/errors';
import type { OpenChannel } from './driver';

/** What a form says of a channel, over what is stored of it. */
export type Wanted = Pick<OpenChannel, 'address' | 'account' | 'settings' | 'credentials'>;

type Form = FieldValues & { network: ChannelNetwork };

const nothing: Wanted = { address: null, account: null, settings: {}, credentials: {} };

/** The secrets of a network: what it cannot be called without, with the field and the credential of each. */
export const secretsOf = (network: ChannelNetwork): { name: FieldName; credential: string }[] =>
  networkOf(network)
    .fields.map(fieldOf)
    .filter((field) => field.kept === 'secret');

/** Stored credentials are not sent to another server, nor tried for another account. */
function refuseMoved(form: Form, stored: Wanted) {
  const missing = secretsOf(form.network).find(({ name }) => form[name] === undefined);
  if (stored === nothing || !missing) return;
  const isOther = (given: unknown, now: string | null) => given !== undefined && given !== now;
  if (isOther(form.address, stored.address) || isOther(form.account, stored.account))
    throw invalid({ [missing.name]: texts['credentials.again'] });
}

/** What is stored of a channel after one field of a form. */
function withField(wanted: Wanted, kind: FieldKind, form: Form): Wanted {
  const field = fieldOf(kind);
  const value = form[field.name];
  if (value === undefined) return wanted;
  switch (field.kept) {
    case 'column':
      return { ...wanted, [field.name]: value };
    case 'setting':
      return { ...wanted, settings: { ...wanted.settings, [field.name]: value } };
    case 'secret': {
      const credentials = { ...wanted.credentials, [field.credential]: String(value) };
      // Of an address that is a secret, its site is shown.
      const shown = field.name === 'address' ? { address: new URL(String(value)).origin } : {};
      return { ...wanted, ...shown, credentials };
    }
  }
}

/** What a channel is after a form; throws 400 where a password has to be given again. */
export function wantedOf(form: Form, stored: Wanted = nothing): Wanted {
  refuseMoved(form, stored);
  const { fields } = networkOf(form.network);
  return fields.reduce((before, kind) => withField(before, kind, form), stored);
}

/** Whether a form changes what has to be tried before it is stored. */
export const isToTry = (form: Form): boolean =>
  networkOf(form.network)
    .fields.map(fieldOf)
    .some(({ name, untried }) => !untried && form[name] !== undefined);
