import { passwordResetTexts } from '../../../../shared/auth/texts/password-reset';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { accountPages } from '../../../../shared/auth/addresses';
import { addressOf } from '../../../../shared/http/address';
import { type Language, languages } from '../../../../shared/languages';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import { hashToken, newToken } from '../../../platform/http/access';
import { defineJob } from '../../../platform/jobs/job';
import type { Jobs } from '../../../platform/jobs/jobs';
import { findMail } from '../../../platform/mail/mail.queries';
import { queueMail } from '../../../platform/mail/mail-queue';
import { secretLetter } from '../../../platform/mail/secret-letter';
import type { Letter } from '../../../platform/mail/tables';
import { findUserByEmail } from '../auth.queries';
import { deleteResets, insertReset } from '../resets.queries';

const linkLifetime = 60 * 60 * 1_000;

export interface ResetDeps {
  db: Db;
  jobs: Jobs;
  config: Pick<Config, 'publicUrl'>;
  now: () => Date;
}

const asked = z.object({ id: z.uuid(), email: z.string(), language: z.enum(languages) });

/** Queues the request, so that the response takes the same time for an address without an account. */
export const requestReset = ({ db, jobs }: ResetDeps, email: string, language: Language) =>
  db.transaction((tx) => jobs.enqueue(tx, passwordResetJob, { id: randomUUID(), email, language }));

/** Mails a link if the address of a queued request has an account. */
export const passwordResetJob = defineJob({
  name: 'passwordReset',
  data: asked,
  limits: { batchSize: 10, seconds: 15, expireInSeconds: 15 },
  run: ({ data }, deps: ResetDeps) => sendResetLink(deps, data),
});

async function sendResetLink(
  { db, jobs, config, now }: ResetDeps,
  { id, email, language }: z.infer<typeof asked>,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  const mailId = `password-reset-${id}`;
  // A repeated job would invalidate the link that it has already sent.
  if (!user || (await findMail(db, mailId))) return;
  const token = newToken();
  const expiresAt = new Date(now().getTime() + linkLifetime);
  await db.transaction(async (tx) => {
    await deleteResets(tx, user.id);
    await insertReset(tx, { tokenHash: hashToken(token), userId: user.id, expiresAt });
    await queueMail(tx, jobs, mailId, resetLetter(user.email, language, config.publicUrl, token));
  });
}

function resetLetter(address: string, language: Language, publicUrl: string, token: string): Letter {
  const says = passwordResetTexts[language];
  const url = publicUrl + addressOf(accountPages.resetPassword, {}, { token });
  return secretLetter(address, language, says, [{ kind: 'link', label: says.button, url }]);
}
