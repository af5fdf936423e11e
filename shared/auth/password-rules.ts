import { dictionary } from '@zxcvbn-ts/language-common';
import { anySpelling } from '../any-spelling';
import type { Message } from '../message';
import { passwordLength } from './schemas';
import { authMessages } from './messages';

const mostCommon = 10_000;

const asListed = (password: string) => password.normalize('NFKC').toLowerCase();

/** The most common first, all in lower case; only those that are long enough count. */
const commonPasswords = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min).slice(0, mostCommon),
);

/** Whose password it is to be. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/**
 * Why a password of the right length is refused, if it is: it is too common, or what others know of its owner.
 * In a module of its own because of the list, which no page should load before it is needed.
 */
export function passwordRefusal(password: string, { username, email }: PasswordOwner): Message | undefined {
  if (commonPasswords.has(asListed(password))) return authMessages['password.common'];
  const known = [username, email, email.replace(/@.*$/, '')].map(anySpelling);
  const own = anySpelling(password);
  return own !== '' && known.includes(own) ? authMessages['password.known'] : undefined;
}
