import type { marketingMessages } from './tables';

/** A mail of a sequence; `position` is the place of its step, from 0, and null after the step was removed. */
export interface ListedMessage
  extends Omit<
    typeof marketingMessages.$inferSelect,
    'userId' | 'marketingCompanyId' | 'problem' | 'messageId' | 'linkCode'
  > {
  leadName: string | null;
  leadEmail: string | null;
  sequenceId: number;
  sequenceName: string;
  position: number | null;
  campaignName: string | null;
  subject: string | null;
  clicked: boolean;
  /** What the mail server said, in the reader's language. */
  problem: string | null;
}

/** A lead with its mails of a sequence, in the order of the steps; only those in the states that were asked for. */
export interface MailedLead extends Pick<ListedMessage, 'leadId' | 'leadName' | 'leadEmail'> {
  /** That of its enrolment. */
  id: number;
  mails: ListedMessage[];
}
