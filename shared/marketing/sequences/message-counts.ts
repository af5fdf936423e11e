/** What became of mails: `unknown` may have arrived, and `failed` counts the hard ones too. */
export interface MessageCounts {
  sent: number;
  clicked: number;
  waiting: number;
  skipped: number;
  failed: number;
  unknown: number;
}

/** What became of the mails of a step, and how many readers answered or unsubscribed after theirs, before the next one. */
export interface StepCounts extends MessageCounts {
  answered: number;
  unsubscribed: number;
  /** Refused at once, or reported later. */
  bounced: number;
}
