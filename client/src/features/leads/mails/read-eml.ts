import { oneLine } from '@shared/leads/mails/one-line';
import type { Address } from 'postal-mime';
import { limits } from '@shared/fields';
import type { BodyOf } from '@shared/http/wire';
import type { leadMails } from '@shared/leads/mails/endpoints';

/** What is sent of a message; its attachments stay where they are. */
export type ReadMessage = Omit<BodyOf<typeof leadMails.log>, 'about'>;

/** Bytes of the largest file that is read. */
const LARGEST_EML = 50 * 1024 * 1024;
const longestSubject = 300;
const longestId = 998;

/** The addresses of a header, those in groups too. */
const addressesIn = (header: readonly Address[] = []): string[] =>
  header
    .flatMap((one) => one.group ?? [one])
    .map(({ address }) => address)
    .filter((address) => address !== '' && address.length <= limits.email);

/** The text of a message that has only HTML: its lines, without styles and scripts. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of body.querySelectorAll('style, script, head, title')) unread.remove();
  for (const line of body.querySelectorAll('br, p, div, tr, li, h1, h2, h3, h4, blockquote'))
    line.append('\n');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return (body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The message in a file; undefined when the file holds none. */
export async function readEml(file: File): Promise<ReadMessage | undefined> {
  if (file.size > LARGEST_EML) return undefined;
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(await file.arrayBuffer()).catch(() => undefined);
  if (!mail || (!mail.from && !mail.date && !mail.messageId)) return undefined;
  const body = (mail.text?.trim() || textOfHtml(mail.html ?? '')).replaceAll('\0', '');
  const sent = Date.parse(mail.date ?? '');
  const messageId = oneLine(mail.messageId ?? '');
  return {
    messageId: messageId && messageId.length <= longestId ? messageId : null,
    from: addressesIn(mail.from && [mail.from])[0] ?? null,
    to: [...addressesIn(mail.to), ...addressesIn(mail.cc), ...addressesIn(mail.bcc)].slice(0, 1_000),
    at: Number.isFinite(sent) ? new Date(sent).toISOString() : null,
    subject: cut(oneLine(mail.subject ?? '') || (body ? '' : oneLine(file.name)), longestSubject),
    body: cut(body, limits.description),
  };
}
