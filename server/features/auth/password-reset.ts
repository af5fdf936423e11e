import { randomUUID } from 'node:crypto';
import { accountPages } from '../../../shared/auth/addresses';
import { addressOf } from '../../../shared/http/address';
import { isLanguage, type Language } from '../../../shared/languages';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/database/database';
import { hashToken, newToken } from '../../platform/http/access';
import type { JobHandler, Jobs } from '../../platform/jobs/jobs';
import { renderLetter } from '../../platform/mail/letter';
import { findMail } from '../../platform/mail/mail.queries';
import { queueMail } from '../../platform/mail/mail-queue';
import { deleteResets, findUserByEmail, insertReset } from './auth.queries';

const linkLifetime = 60 * 60 * 1_000;

const texts = {
  en: {
    subject: 'Set a new password',
    greeting: 'Hello,',
    reason: 'Someone, probably you, asked for a new password. This link works once, for one hour:',
    button: 'Set a new password',
    ignore: 'If it was not you, ignore this mail: nothing has changed.',
  },
  es: {
    subject: 'Crea una contraseña nueva',
    greeting: 'Hola:',
    reason:
      'Alguien, seguramente tú, ha pedido una contraseña nueva. Este enlace sirve una sola vez, durante una hora:',
    button: 'Crear una contraseña nueva',
    ignore: 'Si no has sido tú, ignora este correo: no ha cambiado nada.',
  },
} satisfies Record<Language, object>;

export interface ResetDeps {
  db: Db;
  jobs: Jobs;
  config: Pick<Config, 'publicUrl'>;
  now: () => Date;
}

/** Done later, by the queue: so asking takes as long for an address without an account. */
export const requestReset = ({ db, jobs }: ResetDeps, email: string, language: Language) =>
  db.transaction((tx) => jobs.enqueue(tx, 'passwordReset', { id: randomUUID(), email, language }));

/** Handles a queued request: mails a link when there is an account. */
export const sendResetLink =
  ({ db, jobs, config, now }: ResetDeps): JobHandler =>
  async ({ id, email, language }) => {
    const user = await findUserByEmail(db, String(email));
    const mailId = `password-reset-${typeof id === 'string' ? id : randomUUID()}`;
    // A job that comes back after it was done would spoil the link that it has sent.
    if (!user || (await findMail(db, mailId))) return;
    const token = newToken();
    const tokenHash = hashToken(token);
    const says = texts[isLanguage(language) ? language : 'en'];
    const letter = {
      // Without the account's name: whoever made it may have put words there for a stranger to read.
      to: { name: '', address: user.email },
      subject: says.subject,
      ...renderLetter(isLanguage(language) ? language : 'en', [
        { kind: 'paragraph', text: says.greeting },
        { kind: 'paragraph', text: says.reason },
        {
          kind: 'link',
          label: says.button,
          url: config.publicUrl + addressOf(accountPages.resetPassword, {}, { token }),
        },
        { kind: 'paragraph', text: says.ignore },
      ]),
    };
    await db.transaction(async (tx) => {
      await deleteResets(tx, user.id);
      await insertReset(tx, {
        tokenHash,
        userId: user.id,
        expiresAt: new Date(now().getTime() + linkLifetime),
      });
      await queueMail(tx, jobs, mailId, letter);
    });
  };
