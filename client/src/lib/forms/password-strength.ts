import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type PasswordOwner, passwordRefusal } from '@shared/auth/password-rules';
import type { Language } from '@shared/languages';
import { type PasswordVerdict, passwordWords } from './password-words';
import { authMessages } from '@shared/auth/messages';

// What follows the first 64 characters changes no verdict, and takes the longer the more there is of it.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });

/**
 * What a password of the right length is worth, by the guesses that it takes (zxcvbn's scores: weak under 10⁶,
 * strong from 10¹⁰), and how to say it. The list behind it weighs some 200 KB: load this when a password is typed.
 */
export function judgePassword(password: string, owner: PasswordOwner, language: Language) {
  const verdict = verdictOn(password, owner);
  return { verdict, words: passwordWords[language][verdict] };
}

function verdictOn(password: string, owner: PasswordOwner): PasswordVerdict {
  const refusal = passwordRefusal(password, owner);
  if (refusal) return refusal === authMessages['password.known'] ? 'known' : 'common';
  const { score } = estimator.check(password, [owner.username, owner.email].filter(Boolean));
  if (score < 2) return 'weak';
  return score < 4 ? 'fair' : 'strong';
}
