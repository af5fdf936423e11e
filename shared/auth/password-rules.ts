import { dictionary } from '@zxcvbn-ts/language-common';
import { anySpelling } from '../any-spelling';
import type { Message } from '../message';
import { passwordLength } from './schemas';
import { authFieldMessages } from './field-messages';

const mostCommon = 10_000;

const asListed = (password: string) => password.normalize('NFKC').toLowerCase();

/** Sorted by frequency, in lower case; passwords below the minimum length are left out. */
const commonPasswords = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min).slice(0, mostCommon),
);

/** The account that the password is for. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/**
 * Returns why a password of valid length is refused: it is too common, or equals the owner's username or email. This
 * is a separate module because no page should load the list before it needs it.
 */
export function passwordRefusal(password: string, { username, email }: PasswordOwner): Message | undefined {
  if (commonPasswords.has(asListed(password))) return authFieldMessages['password.common'];
  const known = [username, email, email.replace(/@[^]*$/, '')].map(anySpelling);
  const own = anySpelling(password);
  return own !== '' && known.includes(own) ? authFieldMessages['password.known'] : undefined;
}
