import type { NewEnquiry } from '../../../shared/enquiries/schemas';
import type { Language } from '../../../shared/languages';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/database/database';
import type { RateLimits } from '../../platform/http/rate-limits';
import type { Jobs } from '../../platform/jobs/jobs';
import { queueMail } from '../../platform/mail/mail-queue';
import { enquiryMailId, insertEnquiry } from './enquiries.queries';
import { confirmationLetter, staffLetter } from './enquiry-mails';

export interface EnquiryDeps {
  db: Db;
  jobs: Jobs;
  limits: RateLimits;
  config: Pick<Config, 'contactTo'>;
}

/** Stores an enquiry and queues its mails, all or nothing; resolves to its id. Throws 429 for too many from one address. */
export async function sendEnquiry(
  { db, jobs, limits, config }: EnquiryDeps,
  enquiry: NewEnquiry,
  { language, address }: { language: Language; address: string },
): Promise<number> {
  await limits.count('enquiry', address);
  return db.transaction(async (tx) => {
    const stored = await insertEnquiry(tx, enquiry);
    const mailId = enquiryMailId(stored.id);
    await queueMail(tx, jobs, mailId, staffLetter(stored, config.contactTo, language));
    await queueMail(tx, jobs, `${mailId}-confirmation`, confirmationLetter(stored.email, language));
    return stored.id;
  });
}
