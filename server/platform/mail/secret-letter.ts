import type { Language } from '../../../shared/languages';
import { type Block, renderLetter } from './letter';
import type { Letter } from './tables';

/** The texts around the secret. */
type SecretWords = Record<'subject' | 'greeting' | 'reason' | 'ignore', string>;

/**
 * A mail that brings a secret (a code, a link) to an address that somebody typed. It contains no typed text and no
 * name of an account, so that nobody can use it to send messages to strangers.
 */
export const secretLetter = (
  address: string,
  language: Language,
  says: SecretWords,
  secret: readonly Block[],
): Letter => ({
  to: { name: '', address },
  subject: says.subject,
  ...renderLetter(language, [
    { kind: 'paragraph', text: says.greeting },
    { kind: 'paragraph', text: says.reason },
    ...secret,
    { kind: 'paragraph', text: says.ignore },
  ]),
});
