import { anySpelling } from '../../../shared/any-spelling';
import type { NewEnquiry } from '../../../shared/enquiries/schemas';
import type { Language } from '../../../shared/languages';
import type { ContactMessage } from '../../../shared/enquiries/tables';
import { type Announce, announcement } from '../../platform/announcements';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/database/database';
import { transact } from '../../platform/database/transact';
import type { RateLimits } from '../../platform/http/limits/rate-limits';
import type { Jobs } from '../../platform/jobs/jobs';
import { queueMail } from '../../platform/mail/mail-queue';
import { enquiryMailId, insertEnquiry } from './enquiries.queries';
import { enquiryByAddress, enquiryConfirmation } from './limits';
import { confirmationLetter, staffLetter } from './enquiry-mails';

/** An enquiry was stored; what follows is written in the same transaction. */
export const enquiryStored = announcement<ContactMessage>('enquiryStored');

export interface EnquiryDeps {
  db: Db;
  jobs: Jobs;
  limits: RateLimits;
  announce: Announce;
  config: Pick<Config, 'contactTo'>;
}

/** One key for all spellings of a mailbox, without the part after a plus, which most servers ignore. */
const mailboxOf = (email: string) => anySpelling(email.replace(/^([^+]*)\+.*(?=@)/, '$1'));

/**
 * Stores an enquiry and queues its mails in one transaction; resolves to its id. Throws 429 for too many enquiries
 * from one address. Anybody can type any email address, so each mailbox gets few confirmations; the sender sees no
 * difference.
 */
export async function sendEnquiry(
  { db, jobs, limits, config, announce }: EnquiryDeps,
  enquiry: NewEnquiry,
  { language, address }: { language: Language; address: string },
): Promise<number> {
  await limits.count(enquiryByAddress, address);
  const mayConfirm = await limits.allows(enquiryConfirmation, mailboxOf(enquiry.email));
  // What follows an enquiry writes records that others may be writing too.
  return transact(db, async (tx) => {
    const stored = await insertEnquiry(tx, enquiry);
    await announce(tx, enquiryStored, stored);
    const mailId = enquiryMailId(stored.id);
    await queueMail(tx, jobs, mailId, staffLetter(stored, config.contactTo, language));
    if (mayConfirm) {
      await queueMail(tx, jobs, `${mailId}-confirmation`, confirmationLetter(stored.email, language));
    }
    return stored.id;
  });
}
