import type { Db } from '../database/database';
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
  await jobs.enqueue(tx, 'mail', { id });
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
export const deliverMail =
  ({ db, jobs, mailer, logger, now }: Deps): JobHandler =>
  async ({ id }) => {
    const mail = await findMail(db, String(id));
    if (!mail?.letter || mail.state !== 'queued') return;
    try {
      await mailer(mail.id, mail.letter);
    } catch (error) {
      const { message } = error as Error;
      const attempts = mail.attempts + 1;
      logger.warn({ mail: mail.id, attempts, code: codeOf(error as Error) }, 'mail not sent');
      const tooOld = now().getTime() - mail.createdAt.getTime() > giveUpAfter;
      if (error instanceof PermanentRefusal || tooOld) {
        await updateMailRefused(db, mail.id, attempts, message);
        return;
      }
      await db.transaction(async (tx) => {
        await updateMailDelayed(tx, mail.id, attempts, message);
        await jobs.enqueue(tx, 'mail', { id: mail.id }, new Date(now().getTime() + retryDelay(attempts)));
      });
      return;
    }
    await updateMailSent(db, mail.id);
  };
