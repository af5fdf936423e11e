import { existsSync, mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import nodemailer, { type PluginFunction } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { site } from '../../../shared/site';
import type { Config } from '../config';
import { noteBegun } from './mail-failure';
import type { Letter } from './tables';

/** The receiving server will never accept this mail, so it is not retried. */
export class PermanentRefusal extends Error {}

/** Sends one mail. Throws `PermanentRefusal`, or any other error when the mail should be retried later. */
export type Mailer = (id: string, letter: Letter) => Promise<void>;

/**
 * Maximum milliseconds of a whole SMTP conversation; less than the expiry of the mail job, so that no mail is sent by
 * two workers at once.
 */
const conversationLimit = 10_000;

/** Maximum milliseconds of the DNS lookup, which the deadline of the socket does not cover. */
const lookupLimit = 5_000;

/** Sends mail over SMTP when `SMTP_URL` is set, otherwise writes it into files under `DATA_DIR/outbox`. */
export const createMailer = (config: Config): Mailer =>
  config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom);

/** The Message-ID of a mail. */
export const messageIdOf = (id: string) => `<${id}@${site.domain}>`;

/** The id of the mail that has a Message-ID of ours. */
export const idOfMessage = (messageId: string) => messageId.slice(1, messageId.lastIndexOf('@'));

function message(id: string, { unsubscribe, ...letter }: Letter, from: string) {
  return {
    ...letter,
    from: { name: letter.from ?? site.name, address: from },
    messageId: messageIdOf(id),
    ...(letter.references?.length && { inReplyTo: letter.references.at(-1) as string }),
    ...(unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Opens one connection per mail, on a socket that we can destroy: a pool would keep sending mails after their
 * deadline.
 */
function smtpMailer(url: string, from: string): Mailer {
  return async (id, letter) => {
    const socket = new Socket();
    // Nodemailer adds its error listener only after the socket connects; an unhandled error would end the process.
    socket.on('error', () => undefined);
    const deadline = setTimeout(
      () => socket.destroy(new Error('The mail server is too slow')),
      conversationLimit,
    );
    const options: SMTPTransport.Options = { url, socket, dnsTimeout: lookupLimit };
    const transport = nodemailer.createTransport(options);
    let isBegun = false;
    transport.use(
      'stream',
      whenRead(() => (isBegun = true)),
    );
    try {
      await transport.sendMail(message(id, letter, from));
    } catch (error) {
      if (isBegun) noteBegun(error as Error);
      throw isPermanent(error) ? new PermanentRefusal((error as Error).message, { cause: error }) : error;
    } finally {
      clearTimeout(deadline);
    }
  };
}

/** Calls back when the message text is first read, which is after the server asked for it (354). */
const whenRead =
  (begin: () => void): PluginFunction =>
  ({ message: built }, done) =>
    built.build((error, content) => {
      if (error || !content) return done(error ?? new Error('The mail is empty'));
      // nodemailer only reads from the stream, but its types require a writable one as well.
      built.createReadStream = () =>
        new Readable({
          read() {
            begin();
            this.push(content);
            this.push(null);
          },
        }) as never;
      done();
    });

/** Reply codes for missing, weak or wrong credentials (RFC 4954, 6), in response to any command. */
const logInRefusals = [530, 534, 535, 538];

/**
 * A 5xx in reply to the recipient or the message is permanent (RFC 5321, 4.2.1). A refused sender or log-in is our own
 * configuration, so it is retried.
 */
function isPermanent(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  return aboutThisMail && responseCode >= 500 && !logInRefusals.includes(responseCode);
}

/** Writes files named by the mail's id to a temporary file and renames it; an existing file is never written again. */
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
