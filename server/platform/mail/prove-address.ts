import { randomUUID } from 'node:crypto';
import { anySpelling } from '../../../shared/any-spelling';
import type { Language } from '../../../shared/languages';
import type { Message } from '../../../shared/message';
import type { Db } from '../database/database';
import { invalid } from '../http/errors';
import type { Limit, RateLimits } from '../http/limits/rate-limits';
import type { Jobs } from '../jobs/jobs';
import { codeMinutes, isCode, makeCode, type StoredCode } from './address-code';
import { queueMail } from './mail-queue';
import { secretLetter } from './secret-letter';
import type { Letter } from './tables';

/** The texts of the mail with a code; `lifetime` contains `{{minutes}}`. */
type CodeWords = Record<'subject' | 'greeting' | 'reason' | 'code' | 'lifetime' | 'ignore', string>;

/** An address to prove: where its code is stored, and the messages for whoever proves it. */
export interface AddressProof {
  /** Whose codes `perAccount` counts together. */
  limitedBy: string;
  /** Begins the ids of the mails. */
  mailName: string;
  /** Maximum number of codes that an account may request. */
  perAccount: Limit;
  /** Maximum number of codes that one mailbox receives. */
  perAddress: Limit;
  texts: Record<Language, CodeWords>;
  messages: Record<'code.over' | 'code.wrong', Message>;
  /** Stores a code in place of the previous one. */
  setCode: (tx: Db, code: StoredCode) => PromiseLike<unknown>;
  /** Counts one attempt for a valid code of the current address, and resolves to its hash. */
  takeTry: (db: Db, now: Date) => Promise<string | undefined>;
  /** Marks the address as proven and the code as used. */
  setProven: (db: Db, codeHash: string) => PromiseLike<unknown>;
}

interface Deps {
  db: Db;
  jobs: Jobs;
  limits: RateLimits;
  now: () => Date;
}

/** Sends a code to the address. Throws 429 for too many. */
export async function askAddressCode(
  { db, jobs, limits, now }: Deps,
  proof: AddressProof,
  address: string,
  language: Language,
): Promise<void> {
  await limits.count(proof.perAccount, proof.limitedBy);
  await limits.count(proof.perAddress, anySpelling(address));
  const { code, stored } = await makeCode(address, now());
  const letter = codeLetter(address, language, proof.texts[language], code);
  await db.transaction(async (tx) => {
    await proof.setCode(tx, stored);
    await queueMail(tx, jobs, `${proof.mailName}-${randomUUID()}`, letter);
  });
}

/** Proves the address by a code. Throws 400 for a wrong or expired one. */
export async function proveAddress(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { messages, takeTry, setProven }: AddressProof,
  code: string,
): Promise<void> {
  const codeHash = await takeTry(db, now());
  if (!codeHash) throw invalid({ code: messages['code.over'] });
  if (!(await isCode(code, codeHash))) throw invalid({ code: messages['code.wrong'] });
  await setProven(db, codeHash);
}

const codeLetter = (address: string, language: Language, says: CodeWords, code: string): Letter =>
  secretLetter(address, language, says, [
    { kind: 'facts', facts: [[says.code, code]] },
    { kind: 'paragraph', text: says.lifetime.replace('{{minutes}}', String(codeMinutes)) },
  ]);
