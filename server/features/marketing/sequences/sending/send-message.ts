import type { Config } from '../../../../platform/config';
import type { Db } from '../../../../platform/database/database';
import { insist } from '../../../../platform/database/insist';
import { transact } from '../../../../platform/database/transact';
import type { Logger } from '../../../../platform/logger';
import { type MailFailure, readFailure } from '../../../../platform/mail/mail-failure';
import { idOfMessage, type Mailer } from '../../../../platform/mail/mailer';
import { beginMessage, type BegunMessage } from './begin-message';
import { endMessage } from './end-message';

export interface SendDeps {
  config: Pick<Config, 'publicUrl'>;
  db: Db;
  mailer: Mailer;
  logger: Logger;
  now: () => Date;
}

/** Calls the mail server; resolves to why it failed. */
async function deliver({ mailer, logger }: SendDeps, { id, messageId, letter }: BegunMessage) {
  try {
    await mailer(idOfMessage(messageId), letter);
    return undefined;
  } catch (error) {
    const failure = readFailure(error as Error);
    // The words of the server can hold the recipient's address, so only the mail's row stores them.
    const { code, enhanced, isBegun } = failure;
    logger.warn({ reply: id, code, enhanced, isBegun }, 'reply not sent');
    return failure satisfies MailFailure;
  }
}

/**
 * Sends a due mail if the gates allow it, in three steps: commit the intention, call the mail server, commit its
 * answer. A crash in between leaves a mail that is not sent again.
 */
export async function sendMessage(deps: SendDeps, id: number): Promise<void> {
  const { db, config, now } = deps;
  const given = { publicUrl: config.publicUrl, now: now() };
  const begun = await transact(db, (tx) => beginMessage(tx, id, given));
  if (!begun) return;
  const failure = await deliver(deps, begun);
  await insist(() => transact(db, (tx) => endMessage(tx, begun, failure, now())));
}
