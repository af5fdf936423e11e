/** Why a mail was not sent, as far as known. */
export interface MailFailure {
  /** The reply code of the mail server; null if it sent none. */
  code: number | null;
  /** Its enhanced status code (RFC 3463), such as 5.1.1. */
  enhanced: string | null;
  /** The server's text or the connection error; may contain the recipient's address. */
  words: string;
  /** Whether the server refused the recipient or the message, not our sender, log-in or greeting. */
  isAboutMail: boolean;
  /** Whether the message text was being sent: without a reply it is then unknown whether the mail arrived. */
  isBegun: boolean;
}

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  command?: string;
}

const begun = new WeakSet<Error>();

/** Marks a failure that occurred after the message text began to be sent. */
export const noteBegun = (error: Error): void => void begun.add(error);

/** Converts an error of a mailer. */
export function readFailure(thrown: Error): MailFailure {
  const error = (thrown.cause ?? thrown) as SmtpError;
  const said = error.response ?? '';
  return {
    code: error.responseCode ?? null,
    enhanced: /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(said)?.[1] ?? null,
    words: said || error.message,
    isAboutMail: error.command === 'RCPT TO' || error.command === 'DATA',
    isBegun: begun.has(error),
  };
}
