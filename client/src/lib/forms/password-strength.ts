import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type PasswordOwner, passwordRefusal } from '@shared/auth/password-rules';
import type { Language } from '@shared/languages';
import { type PasswordVerdict, passwordWords } from './password-words';
import { authFieldMessages } from '@shared/auth/field-messages';

// Characters after the 64th do not change the verdict, and the estimate takes longer with each one.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });

/**
 * The strength of a password of valid length, and the text that describes it. The verdict follows the
 * number of guesses (zxcvbn's scores: weak under 10⁶, strong from 10¹⁰). The dictionary takes about 200 KB:
 * load this module when a password is typed.
 */
export function judgePassword(password: string, owner: PasswordOwner, language: Language) {
  const verdict = verdictOn(password, owner);
  return { verdict, words: passwordWords[language][verdict] };
}

function verdictOn(password: string, owner: PasswordOwner): PasswordVerdict {
  const refusal = passwordRefusal(password, owner);
  if (refusal) return refusal === authFieldMessages['password.known'] ? 'known' : 'common';
  const { score } = estimator.check(password, [owner.username, owner.email].filter(Boolean));
  if (score < 2) return 'weak';
  return score < 4 ? 'fair' : 'strong';
}
