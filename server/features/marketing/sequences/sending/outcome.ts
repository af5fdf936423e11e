import type { MailFailure } from '../../../../platform/mail/mail-failure';
import type { MessageEvent } from '../messages/transitions';

const MINUTE = 60_000;

/** Minutes until a mail that was put off is tried again, by how often that was; then it is given up. */
const waits = [5, 30, 2 * 60, 8 * 60, 24 * 60] as const;

/** How a call of the mail server ended. */
export interface Outcome {
  event: Extract<MessageEvent, 'accepted' | 'put off' | 'given up' | 'no such address' | 'refused' | 'lost'>;
  /** When it is tried again. */
  nextAt: Date | null;
}

const ended = (event: Outcome['event']): Outcome => ({ event, nextAt: null });

/** Codes for a recipient that is not there, where the server says no more. */
const noMailbox = new Set([550, 551, 553]);

/**
 * Whether an enhanced status code says that the recipient does not exist: 5.1.x, but 5.1.7 and 5.1.8 are about the sender's
 * address (RFC 3463, 3.2), which is ours.
 */
export const isNoSuchRecipient = (enhanced: string): boolean =>
  enhanced.startsWith('5.1.') && !/^5\.1\.[78]$/.test(enhanced);

const isNoSuchAddress = ({ code, enhanced, isAboutMail }: MailFailure): boolean =>
  isAboutMail && (enhanced ? isNoSuchRecipient(enhanced) : noMailbox.has(code ?? 0));

/**
 * The result of a failed attempt, which is the mail's `attempts`th. If the connection ends after sending of the text
 * began, the outcome is unknown and the mail is never sent again; if it ends before, nothing was sent.
 */
export function outcomeOf(failure: MailFailure, attempts: number, now: Date): Outcome {
  const { code, enhanced, isBegun } = failure;
  if (code === null && isBegun) return ended('lost');
  if (code === null || code < 500 || enhanced === '5.2.2') {
    const wait = waits[attempts - 1];
    if (wait === undefined) return ended('given up');
    return { event: 'put off', nextAt: new Date(now.getTime() + wait * MINUTE) };
  }
  return ended(isNoSuchAddress(failure) ? 'no such address' : 'refused');
}
