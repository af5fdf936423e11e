import { existsSync, mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { site } from '../../../shared/site';
import type { Config } from '../config';
import type { Letter } from './tables';

/** The receiving server will never take this mail; sending it again is pointless. */
export class PermanentRefusal extends Error {}

/** Hands one mail over, or throws: `PermanentRefusal`, or anything else for "try again later". */
export type Mailer = (id: string, letter: Letter) => Promise<void>;

/** Milliseconds for one whole conversation with the SMTP server; less than the mail queue's expiry, so that no mail is under way twice. */
const conversationLimit = 10_000;

/** Milliseconds for the name of the server: the conversation's socket is ours to end only once it connects. */
const lookupLimit = 5_000;

/** Mail over SMTP when `SMTP_URL` is set, otherwise into files under `DATA_DIR/outbox`. */
export const createMailer = (config: Config): Mailer =>
  config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom);

function message(id: string, letter: Letter, from: string) {
  return {
    ...letter,
    from: { name: site.name, address: from },
    messageId: `<${id}@${site.domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One connection a mail, on a socket that we can destroy: a pool would keep mails whose answer nobody waits for any more. */
function smtpMailer(url: string, from: string): Mailer {
  return async (id, letter) => {
    const socket = new Socket();
    // Nodemailer listens once the socket connects; an error that nobody listens to ends the process.
    socket.on('error', () => undefined);
    const deadline = setTimeout(
      () => socket.destroy(new Error('The mail server is too slow')),
      conversationLimit,
    );
    const options: SMTPTransport.Options = { url, socket, dnsTimeout: lookupLimit };
    try {
      await nodemailer.createTransport(options).sendMail(message(id, letter, from));
    } catch (error) {
      throw isPermanent(error) ? new PermanentRefusal((error as Error).message, { cause: error }) : error;
    } finally {
      clearTimeout(deadline);
    }
  };
}

/** A log-in that is missing, too weak or wrong (RFC 4954, 6), whichever command it is said to. */
const logInRefusals = [530, 534, 535, 538];

/** 5xx to the recipient or the text is final (RFC 5321, 4.2.1). A refused sender or log-in is ours to mend, so it is not. */
function isPermanent(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  return aboutThisMail && responseCode >= 500 && !logInRefusals.includes(responseCode);
}

/** Files named by the mail's id, written aside and renamed into place; one that is there is never written again. */
function outboxMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (id, letter) => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${id}.eml`);
    if (existsSync(file)) return;
    const { message: eml } = await transport.sendMail(message(id, letter, from));
    const draft = await open(`${file}.tmp`, 'w');
    await draft.writeFile(eml as Buffer);
    await draft.sync();
    await draft.close();
    await rename(`${file}.tmp`, file);
  };
}
