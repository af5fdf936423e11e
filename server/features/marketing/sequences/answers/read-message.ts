import type { Email, PostalMimeOptions } from 'postal-mime';
import { loadTextOfHtml } from '../../products/analysis/text-of-html';
import type { AnswerMail } from './answered';
import { boundedMessage, messageBounds } from './bounded-message';

/** A recipient that a mail server reports on. */
export interface Reported {
  address: string | null;
  action: string;
  /** RFC 3463. */
  status: string;
}

/** What a message that came in is. */
export type Incoming = {
  from: string | null;
  /** The Message-IDs that it names, those of the mails that it reports on included. */
  references: string[];
} & (
  | { is: 'answer'; mail: AnswerMail }
  | { is: 'automatic' }
  | { is: 'delivery'; reported: Reported[] }
  | { is: 'complaint'; address: string | null }
);

type Headers = ReadonlyMap<string, string>;

const headersOf = ({ headers }: Pick<Email, 'headers'>): Headers =>
  new Map(headers.map(({ key, value }) => [key.toLowerCase(), value]));

/** The most Message-IDs that are looked up, and the most recipients of a report. */
const most = { references: 50, reported: 50 } as const;

const idsIn = (text: string | undefined): string[] => text?.match(/<[^<>\s]+>/g) ?? [];

/** Fields of a part of a report, several of the same name in their order (RFC 3464, 2.1). */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

/** An address as a report writes it: `rfc822; ana@example.org`, or in angle brackets. */
function addressIn(text: string | undefined): string | null {
  const bare = text
    ?.replace(/^[\w-]+;/, '')
    .replace(/[<>]/g, '')
    .trim()
    .toLowerCase();
  return bare?.includes('@') ? bare : null;
}

/** The recipients of a delivery report: the first block is about the message, each other one about a recipient. */
const reportedIn = (report: string): Reported[] =>
  report
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action') || fields.has('final-recipient'))
    .slice(0, most.reported)
    .map((fields) => ({
      address: addressIn(fields.get('original-recipient') ?? fields.get('final-recipient')),
      action: fields.get('action')?.toLowerCase() ?? '',
      status: /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '',
    }));

const automaticSubject =
  /^\s*(automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|respuesta autom[aá]tica|fuera de (?:la )?oficina|ausente)\b/i;

/** Whether a machine wrote it (RFC 3834 and what came before it). */
function isAutomatic(headers: Headers, { from, subject }: Email): boolean {
  const submitted = headers.get('auto-submitted')?.toLowerCase() ?? 'no';
  const precedence = headers.get('precedence')?.toLowerCase().trim() ?? '';
  return (
    !submitted.startsWith('no') ||
    ['auto_reply', 'bulk', 'junk', 'list'].includes(precedence) ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    headers.get('return-path')?.trim() === '<>' ||
    /^(mailer-daemon|postmaster)@/i.test(from?.address ?? '') ||
    automaticSubject.test(subject ?? '')
  );
}

const textOf = (mail: Email, type: RegExp) =>
  mail.attachments
    .filter(({ mimeType }) => type.test(mimeType))
    .map(({ content }) => (typeof content === 'string' ? content : ''))
    .join('\n\n');

/** The nearest come first: what a message answers, what it reports on, and the last ones of its thread. */
const referencesIn = ({ inReplyTo, references }: Email, returned: Map<string, string>): string[] =>
  [...idsIn(inReplyTo), ...idsIn(returned.get('message-id')), ...idsIn(references).toReversed()].slice(
    0,
    most.references,
  );

/** How much of a mail in HTML is read for its text; styles at its beginning may be longer than what was written. */
const mostHtml = 64_000;

/** The words of a mail: its plain text, or what its HTML says where it has nothing else. */
async function wordsOf({ text, html }: Email): Promise<string | null> {
  if (text?.trim() || !html) return text ?? null;
  const textOfHtml = await loadTextOfHtml();
  return textOfHtml(html.slice(0, mostHtml));
}

const parsing: PostalMimeOptions = {
  attachmentEncoding: 'utf8',
  maxHeadersSize: 2 * messageBounds.headers,
  maxNestingDepth: 20,
  // A message within a message is looked at as the one that came back, and not parsed.
  maxRfc822NestingDepth: 0,
};

/** Reads a message as it was received (RFC 822), as far as it is worth it; undefined for what is none. */
export async function readMessage(bytes: Buffer): Promise<Incoming | undefined> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(boundedMessage(bytes), parsing).catch(() => undefined);
  if (!mail || (!mail.from && !mail.messageId && !mail.subject)) return undefined;
  const headers = headersOf(mail);
  const returned = fieldsOf(textOf(mail, /^(message\/rfc822|text\/rfc822-headers)$/));
  const about = {
    from: mail.from?.address?.toLowerCase() || null,
    references: referencesIn(mail, returned),
  };
  const delivery = textOf(mail, /^message\/(global-)?delivery-status$/);
  if (delivery) return { ...about, is: 'delivery', reported: reportedIn(delivery) };
  const feedback = fieldsOf(textOf(mail, /^message\/feedback-report$/));
  if (feedback.has('feedback-type')) {
    const address = addressIn(feedback.get('original-rcpt-to')) ?? addressIn(returned.get('to'));
    return { ...about, is: 'complaint', address };
  }
  if (isAutomatic(headers, mail)) return { ...about, is: 'automatic' };
  const { messageId = null, date: sentAt = null, subject = null } = mail;
  return { ...about, is: 'answer', mail: { messageId, sentAt, subject, text: await wordsOf(mail) } };
}
