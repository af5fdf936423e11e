import { randomUUID } from 'node:crypto';
import { anySpelling } from '../../../../shared/any-spelling';
import type { User } from '../../../../shared/auth/tables';
import type { Language } from '../../../../shared/languages';
import { mailMessages } from '../../../../shared/leads/mails/messages';
import { senderCodeTexts } from '../../../../shared/leads/texts/sender-code';
import type { Db } from '../../../platform/database/database';
import { ownerOf } from '../../../platform/database/rows/owner';
import { invalid } from '../../../platform/http/errors';
import type { RateLimits } from '../../../platform/http/rate-limits';
import type { Jobs } from '../../../platform/jobs/jobs';
import { codeMinutes, isCode, makeCode } from '../../../platform/mail/address-code';
import { renderLetter } from '../../../platform/mail/letter';
import { queueMail } from '../../../platform/mail/mail-queue';
import type { Letter } from '../../../platform/mail/tables';
import { senderCode, senderCodeByAddress } from './limits';
import { findSender, setCode, setProven, takeTry } from './senders.queries';

interface Deps {
  db: Db;
  jobs: Jobs;
  limits: RateLimits;
  now: () => Date;
}

/** Mails a code to the account's address. Throws 429 for too many. */
export async function askCode({ db, jobs, limits, now }: Deps, user: User, language: Language) {
  const owner = ownerOf(user);
  const { email } = await findSender(db, owner);
  await limits.count(senderCode, String(owner));
  await limits.count(senderCodeByAddress, anySpelling(email));
  const { code, stored } = await makeCode(email, now());
  await db.transaction(async (tx) => {
    await setCode(tx, owner, stored);
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
      { kind: 'paragraph', text: says.lifetime.replace('{{minutes}}', String(codeMinutes)) },
      { kind: 'paragraph', text: says.ignore },
    ]),
  };
}
