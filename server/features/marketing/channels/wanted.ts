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

/** The settings of a channel after merging a form into the stored ones. */
export type Wanted = Pick<OpenChannel, 'address' | 'account' | 'settings' | 'credentials'>;

type Form = FieldValues & { network: ChannelNetwork };

const nothing: Wanted = { address: null, account: null, settings: {}, credentials: {} };

/** The required secrets of a network, each with its form field and credential name. */
export const secretsOf = (network: ChannelNetwork): { name: FieldName; credential: string }[] =>
  networkOf(network)
    .fields.map(fieldOf)
    .filter((field) => field.kept === 'secret');

/** Throws 400 for a changed address or account without the secret: stored credentials are not sent elsewhere. */
function refuseMoved(form: Form, stored: Wanted) {
  const missing = secretsOf(form.network).find(({ name }) => form[name] === undefined);
  if (stored === nothing || !missing) return;
  const isOther = (given: unknown, now: string | null) => given !== undefined && given !== now;
  if (isOther(form.address, stored.address) || isOther(form.account, stored.account))
    throw invalid({ [missing.name]: texts['credentials.again'] });
}

/** Merges one field of a form into the settings. */
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
      // A secret address is stored encrypted; only its origin is shown.
      const shown = field.name === 'address' ? { address: new URL(String(value)).origin } : {};
      return { ...wanted, ...shown, credentials };
    }
  }
}

/** Merges a form into the stored settings; throws 400 if a password must be given again. */
export function wantedOf(form: Form, stored: Wanted = nothing): Wanted {
  refuseMoved(form, stored);
  const { fields } = networkOf(form.network);
  return fields.reduce((before, kind) => withField(before, kind, form), stored);
}

/** Whether a form changes something that must be tested before it is stored. */
export const isToTry = (form: Form): boolean =>
  networkOf(form.network)
    .fields.map(fieldOf)
    .some(({ name, untried }) => !untried && form[name] !== undefined);
