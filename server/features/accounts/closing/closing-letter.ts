import { randomUUID } from 'node:crypto';
import type { Member } from '../../../../shared/accounts/endpoints';
import { closingTexts } from '../../../../shared/accounts/texts/closing';
import { accountPages } from '../../../../shared/auth/addresses';
import { addressOf } from '../../../../shared/http/address';
import { type Language, localeOf } from '../../../../shared/languages';
import { site } from '../../../../shared/site';
import type { Config } from '../../../platform/config';
import type { Db } from '../../../platform/database/database';
import type { Jobs } from '../../../platform/jobs/jobs';
import { renderLetter } from '../../../platform/mail/letter';
import { queueMail } from '../../../platform/mail/mail-queue';

interface Closing {
  account: { id: number; name: string };
  closingAt: Date;
  language: Language;
}

/** Tells every member of an account, in the language of whoever closes it, until when they can read it. */
export async function mailClosing(
  tx: Db,
  { jobs, config }: { jobs: Jobs; config: Pick<Config, 'publicUrl'> },
  members: readonly Pick<Member, 'email'>[],
  { account, closingAt, language }: Closing,
): Promise<void> {
  const says = closingTexts[language];
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: site.timeZone,
  });
  const url = config.publicUrl + addressOf(accountPages.today, {}, { account: String(account.id) });
  for (const { email } of members) {
    await queueMail(tx, jobs, `closing-${randomUUID()}`, {
      to: { name: '', address: email },
      subject: says.subject,
      ...renderLetter(language, [
        { kind: 'paragraph', text: says.greeting },
        { kind: 'paragraph', text: says.closing(account.name, format.format(closingAt)) },
        { kind: 'paragraph', text: says.keep },
        { kind: 'link', label: says.button, url },
      ]),
    });
  }
}
