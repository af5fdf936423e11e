import { randomBytes, randomInt, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { anySpelling } from '../../../../shared/any-spelling';
import type { User } from '../../../../shared/auth/tables';
import type { Language } from '../../../../shared/languages';
import { mailMessages } from '../../../../shared/leads/mails/messages';
import { codeLength } from '../../../../shared/leads/mails/scales';
import { senderCodeTexts } from '../../../../shared/leads/texts/sender-code';
import type { Db } from '../../../platform/database/database';
import { ownerOf } from '../../../platform/database/rows/owner';
import { invalid } from '../../../platform/http/errors';
import type { RateLimits } from '../../../platform/http/rate-limits';
import type { Jobs } from '../../../platform/jobs/jobs';
import { renderLetter } from '../../../platform/mail/letter';
import { queueMail } from '../../../platform/mail/mail-queue';
import type { Letter } from '../../../platform/mail/tables';
import { senderCode, senderCodeByAddress } from './limits';
import { findSender, setCode, setProven, takeTry } from './senders.queries';

const lifetimeMinutes = 15;
const tries = 5;

interface Deps {
  db: Db;
  jobs: Jobs;
  limits: RateLimits;
  now: () => Date;
}

const derive = promisify<string, string, number, Buffer>(scrypt);

/** A salted hash: six digits would be found at once in a plain one. */
async function hashCode(code: string, salt = randomBytes(16).toString('base64url')): Promise<string> {
  return `${salt}.${(await derive(code, salt, 32)).toString('base64url')}`;
}

async function isCode(code: string, hash: string): Promise<boolean> {
  const [salt] = hash.split('.');
  return timingSafeEqual(Buffer.from(await hashCode(code, salt)), Buffer.from(hash));
}

/** Mails a code to the account's address. Throws 429 for too many. */
export async function askCode({ db, jobs, limits, now }: Deps, user: User, language: Language) {
  const owner = ownerOf(user);
  const { email } = await findSender(db, owner);
  await limits.count(senderCode, String(owner));
  await limits.count(senderCodeByAddress, anySpelling(email));
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const codeHash = await hashCode(code);
  const codeExpiresAt = new Date(now().getTime() + lifetimeMinutes * 60_000);
  await db.transaction(async (tx) => {
    await setCode(tx, owner, { codeEmail: email, codeHash, codeExpiresAt, triesLeft: tries });
    await queueMail(tx, jobs, `sender-code-${randomUUID()}`, codeLetter(email, language, code));
  });
}

/** Proves the account's address by a code. Throws 400 for a wrong one, or one that no longer works. */
export async function proveSender({ db, now }: Deps, user: User, code: string): Promise<void> {
  const owner = ownerOf(user);
  const codeHash = await takeTry(db, owner, now());
  if (!codeHash) throw invalid({ code: mailMessages['code.over'] });
  if (!(await isCode(code, codeHash))) throw invalid({ code: mailMessages['code.wrong'] });
  await setProven(db, owner, codeHash);
}

/** It contains no typed text, so that nobody can use it to send messages to strangers. */
function codeLetter(address: string, language: Language, code: string): Letter {
  const says = senderCodeTexts[language];
  return {
    to: { name: '', address },
    subject: says.subject,
    ...renderLetter(language, [
      { kind: 'paragraph', text: says.greeting },
      { kind: 'paragraph', text: says.reason },
      { kind: 'facts', facts: [[says.code, code]] },
      { kind: 'paragraph', text: says.lifetime.replace('{{minutes}}', String(lifetimeMinutes)) },
      { kind: 'paragraph', text: says.ignore },
    ]),
  };
}
