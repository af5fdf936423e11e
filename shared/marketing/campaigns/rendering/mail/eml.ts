import { cleaned } from '../cleaned';

interface EmlParts {
  subject: string;
  html: string;
  text: string;
  /** Left out where the sender's address is not known yet. */
  from?: { name: string; address: string } | undefined;
}

const encoder = new TextEncoder();
const base64 = (text: string) =>
  btoa(Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Bytes that fit into an encoded word of 75 characters (RFC 2047). */
const bytesOfWord = 45;

/** A header's text: as it is if it is plain ASCII, otherwise as encoded words of whole characters, one a line. */
function headerText(text: string): string {
  const line = cleaned(text);
  if (/^[\x20-\x7E]{0,60}$/.test(line) && !line.includes('=?')) return line;
  const words: string[] = [];
  for (const character of line) {
    const last = words.at(-1);
    const isFull = last === undefined || encoder.encode(last + character).length > bytesOfWord;
    if (isFull) words.push(character);
    else words[words.length - 1] = last + character;
  }
  return words.map((word) => `=?UTF-8?B?${base64(word)}?=`).join('\r\n ');
}

/** Base64 never holds it. */
const boundary = '==_two_ways_of_one_mail_==';

const part = (type: string, content: string) =>
  [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(content).replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n');

/** A mail as a file (RFC 5322), which mail programs open as a draft. */
export function renderEml({ subject, html, text, from }: EmlParts): string {
  const isAddress = from && /^[^\s<>"@,;]+@[^\s<>"@,;]+$/.test(from.address);
  return [
    // Outlook and Apple Mail then offer to send it.
    'X-Unsent: 1',
    ...(isAddress ? [`From: ${headerText(from.name.replace(/["\\,;<>@]/g, ' '))} <${from.address}>`] : []),
    `Subject: ${headerText(subject)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', text),
    part('text/html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
