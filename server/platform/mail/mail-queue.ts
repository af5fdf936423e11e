import type { Db } from '../database/database';
import { insist } from '../database/insist';
import type { JobHandler, Jobs } from '../jobs/jobs';
import type { Logger } from '../logger';
import { findMail, insertMail, updateMailDelayed, updateMailRefused, updateMailSent } from './mail.queries';
import { type Mailer, PermanentRefusal } from './mailer';
import type { Letter } from './tables';

const second = 1_000;
const longestWait = 15 * 60 * second;
const giveUpAfter = 5 * 24 * 60 * 60 * second;

/** Milliseconds to wait after the given number of failed attempts: 5 s, doubling, 15 minutes at most. */
export const retryDelay = (attempts: number) => Math.min(5 * second * 2 ** (attempts - 1), longestWait);

/** Puts a mail into the queue within the caller's transaction. `id` names it everywhere, and only once. */
export async function queueMail(tx: Db, jobs: Jobs, id: string, letter: Letter): Promise<void> {
  await insertMail(tx, id, letter);
  await jobs.enqueue(tx, 'mail', { id, attempts: 0 });
}

interface Deps {
  db: Db;
  jobs: Jobs;
  mailer: Mailer;
  logger: Logger;
  now: () => Date;
}

/** The server's code, or the connection's: its words usually name the recipient, so they stay in the mail's row. */
function codeOf(error: Error): string | number | undefined {
  const { responseCode, code } = (error.cause ?? error) as { responseCode?: number; code?: string };
  return responseCode ?? code;
}

/** Handles one queued mail: sent, refused for good after a final 5xx or five days, or put off. */
export const deliverMail = (deps: Deps): JobHandler => {
  const { db, mailer, logger, now } = deps;
  return async (job) => {
    const mail = await findMail(db, String(job.id));
    // A job that was put off, and came back because the answer to that was lost, has a successor already.
    const hasSuccessor = job.attempts !== undefined && job.attempts !== mail?.attempts;
    if (!mail?.letter || mail.state !== 'queued' || hasSuccessor) return;
    try {
      await mailer(mail.id, mail.letter);
    } catch (error) {
      const attempts = mail.attempts + 1;
      logger.warn({ mail: mail.id, attempts, code: codeOf(error as Error) }, 'mail not sent');
      const tooOld = now().getTime() - mail.createdAt.getTime() > giveUpAfter;
      const isFinal = error instanceof PermanentRefusal || tooOld;
      const { message } = error as Error;
      if (isFinal) await insist(() => updateMailRefused(db, mail.id, attempts, message));
      else await insist(() => putOff(deps, mail.id, attempts, message));
      return;
    }
    // It has gone out: if this were lost, it would go again.
    await insist(() => updateMailSent(db, mail.id));
  };
};

const putOff = ({ db, jobs, now }: Deps, id: string, attempts: number, error: string) =>
  db.transaction(async (tx) => {
    if (!(await updateMailDelayed(tx, id, attempts, error))) return;
    await jobs.enqueue(tx, 'mail', { id, attempts }, new Date(now().getTime() + retryDelay(attempts)));
  });
