import { z } from 'zod';
import { type Announce, announcement } from '../announcements';
import { isDatabaseAway } from '../database/away';
import type { Db } from '../database/database';
import { insist } from '../database/insist';
import { defineJob } from '../jobs/job';
import type { Jobs } from '../jobs/jobs';
import type { Logger } from '../logger';
import {
  beginMail,
  deleteWaitingMail,
  endMail,
  insertMail,
  type MailEnd,
  updateMailDelayed,
} from './mail.queries';
import { type Mailer, PermanentRefusal } from './mailer';
import type { Letter } from './tables';

const second = 1_000;
const longestWait = 15 * 60 * second;
const giveUpAfter = 5 * 24 * 60 * 60 * second;

/** Milliseconds to wait after the given number of failed attempts: 5 s, doubled each time, at most 15 minutes. */
export const retryDelay = (attempts: number) => Math.min(5 * second * 2 ** (attempts - 1), longestWait);

/**
 * A mail is about to be sent. A follower that throws `PermanentRefusal` refuses it, with the error's message as the
 * reason.
 */
export const mailDue = announcement<{ id: string }>('mailDue');

/**
 * A mail was sent or permanently refused; followers write in the same transaction. It is announced again after a
 * failure, so followers must skip what they have already written.
 */
export const mailEnded = announcement<{ id: string } & MailEnd>('mailEnded');

/**
 * Enqueues a mail in the caller's transaction. `id` must be unique; it identifies the mail everywhere. `after` is the
 * earliest time at which it is sent.
 */
export async function queueMail(tx: Db, jobs: Jobs, id: string, letter: Letter, after?: Date): Promise<void> {
  await insertMail(tx, id, letter);
  await jobs.enqueue(tx, mailJob, { id, attempts: 0 }, after);
}

/** Withdraws a mail that is not being sent right now; false when it is, or was sent or refused. */
export const withdrawMail = (tx: Db, id: string): Promise<boolean> => deleteWaitingMail(tx, id);

interface Deps {
  db: Db;
  jobs: Jobs;
  mailer: Mailer;
  logger: Logger;
  now: () => Date;
  announce: Announce;
}

/**
 * The response code of the SMTP server or the error code of the connection. The error message usually contains the
 * recipient, so only the mail's row stores it.
 */
function codeOf(error: Error): string | number | undefined {
  const { responseCode, code } = (error.cause ?? error) as { responseCode?: number; code?: string };
  return responseCode ?? code;
}

const queued = z.object({ id: z.string(), attempts: z.int().optional() });

/** Handles one queued mail: sends it, refuses it after a permanent 5xx or five days, or postpones it. */
export async function deliverMail(deps: Deps, job: z.infer<typeof queued>): Promise<void> {
  const { db, mailer, logger, now, announce } = deps;
  // A postponed job has a successor, which owns the mail; it runs again only if the confirmation of that write was
  // lost.
  const mail = await beginMail(db, job.id, job.attempts);
  if (!mail?.letter) return;
  try {
    await announce(db, mailDue, { id: mail.id });
    await mailer(mail.id, mail.letter);
  } catch (error) {
    const attempts = mail.attempts + 1;
    logger.warn({ mail: mail.id, attempts, code: codeOf(error as Error) }, 'mail not sent');
    const tooOld = now().getTime() - mail.createdAt.getTime() > giveUpAfter;
    const isFinal = error instanceof PermanentRefusal || tooOld;
    const { message } = error as Error;
    if (isFinal) await settle(deps, mail.id, { state: 'refused', attempts, error: message });
    else await insist(() => putOff(deps, mail.id, attempts, message));
    return;
  }
  await settle(deps, mail.id, { state: 'sent' });
}

/**
 * Marks a mail as sent or refused, together with the writes of followers. If those fail, marks it without them,
 * because the mail would be sent again; a separate job retries the followers until it succeeds.
 */
async function settle({ db, jobs, announce, logger }: Deps, id: string, end: MailEnd): Promise<void> {
  const withWhatFollows = async (tx: Db) => {
    if (await endMail(tx, id, end)) await announce(tx, mailEnded, { id, ...end });
  };
  try {
    await insist(() => db.transaction(withWhatFollows));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    logger.error({ mail: id, err: error }, 'what follows a mail failed');
    await insist(() =>
      db.transaction(async (tx) => {
        if (await endMail(tx, id, end)) await jobs.enqueue(tx, mailFollowJob, { id, end });
      }),
    );
  }
}

/** The job that sends the mails of `queueMail`. */
export const mailJob = defineJob({
  name: 'mail',
  data: queued,
  // An SMTP conversation ends within 10 s; only a write that waits for the database takes longer (see `insist`).
  limits: { batchSize: 10, workers: 2, seconds: 80, expireInSeconds: 15 },
  run: ({ data }, deps: Deps) => deliverMail(deps, data),
});

/** The job that retries the followers of a mail, for about a day: the cause may be a bug that must be fixed first. */
export const mailFollowJob = defineJob({
  name: 'mailFollow',
  data: z.object({
    id: z.string(),
    end: z.discriminatedUnion('state', [
      z.object({ state: z.literal('sent') }),
      z.object({ state: z.literal('refused'), attempts: z.int(), error: z.string() }),
    ]),
  }),
  limits: { seconds: 30, retries: { limit: 13, delay: 5, backoff: true } },
  run: ({ data: { id, end } }, { db, announce }: Deps) =>
    db.transaction((tx) => announce(tx, mailEnded, { id, ...end })),
});

const putOff = ({ db, jobs, now }: Deps, id: string, attempts: number, error: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await updateMailDelayed(tx, id, attempts, error))) return;
    await jobs.enqueue(tx, mailJob, { id, attempts }, new Date(now().getTime() + retryDelay(attempts)));
  });
