// Mails per second that the queue sends over real SMTP; the target is 20.
// npx tsx bench/mail-queue.ts            on the embedded database
// DATABASE_URL=… npx tsx bench/mail-queue.ts   on PostgreSQL
import { pino } from 'pino';
import { preparation } from '../server/features';
import { cachedSnapshot } from '../server/platform/database/embedded/snapshot';
import { openInMemory } from '../server/platform/database/embedded/embedded';
import { openPostgres } from '../server/platform/database/postgres/postgres';
import { createJobs } from '../server/platform/jobs/jobs';
import { mailJob, queueMail } from '../server/platform/mail/mail-queue';
import { createMailer } from '../server/platform/mail/mailer';
import { readConfig } from '../server/platform/config';
import { smtpServer } from '../server/testing/smtp-server';

const required = 20;
const count = 400;

const config = readConfig();
const database = config.databaseUrl
  ? await openPostgres(config.databaseUrl, preparation)
  : await openInMemory(await cachedSnapshot(preparation));
const { db } = database;
const smtp = await smtpServer();
const jobs = await createJobs(database, { supervise: true });
const run = Date.now();
for (let index = 0; index < count; index += 1) {
  const letter = {
    to: { name: '', address: 'staff@example.org' },
    subject: 'Bench',
    text: 'Text',
    html: '<p>Text</p>',
  };
  await db.transaction((tx) => queueMail(tx, jobs, `bench-${run}-${index}`, letter));
}
const mailer = createMailer({ ...config, smtpUrl: smtp.url });
const started = performance.now();
const logger = pino({ level: 'silent' });
jobs.work([mailJob], { db, jobs, mailer, logger, now: () => new Date(), announce: async () => {} });
while (smtp.mails.length < count) await new Promise((done) => setTimeout(done, 20));
const perSecond = count / ((performance.now() - started) / 1_000);
console.log(
  `${database.kind}: ${perSecond.toFixed(0)} mails a second, ${(perSecond / required).toFixed(1)} times the required ${required}`,
);
await jobs.stop();
await smtp.close();
await database.close();
