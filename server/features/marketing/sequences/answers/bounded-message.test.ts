import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boundedMessage } from './bounded-message';
import { readMessage } from './read-message';

const from = 'From: ana@example.org\r\nSubject: Hola\r\n';
const multipart = `${from}Content-Type: multipart/mixed; boundary="b"\r\n\r\n`;
const bounded = (text: string) => boundedMessage(Buffer.from(text, 'latin1')).toString('latin1');

test('a message of usual size is left as it is but for headers that nobody reads', () => {
  const body = 'Sí.\r\n\r\n-- \r\nAna\n';
  expect(bounded(`To: eva@example.net\r\nReceived: by\r\n a host\r\n${from}\r\n${body}`)).toBe(
    `${from}\r\n${body}`,
  );
});

test('the parts of a message beyond the hundredth, and its lines beyond 2,000, are not parsed', () => {
  const parts = bounded(`${multipart}${'--b\r\n\r\nx\r\n'.repeat(90_000)}`);
  expect(parts.match(/^--b/gm)).toHaveLength(100);
  const lines = bounded(`${from}\r\n${'\n'.repeat(1_000_000)}`);
  expect(lines.slice(lines.indexOf('\r\n\r\n') + 4)).toHaveLength(2_000);
});

test('a header of thousands of addresses is not read, and headers of more than 64 KB are refused', () => {
  const list = '"a" <a@example.org>,'.repeat(500);
  expect(bounded(`${from}To: ${list}\r\nReply-To: ${list}\r\n\r\nx`)).toBe(`${from}\r\nx`);
  expect(bounded(`From: ${list}\r\nSubject: Hola\r\n\r\nx`)).toBe('Subject: Hola\r\n\r\nx');
  const references = `References: ${'<a@b>'.repeat(160_000)}\r\n`;
  expect(() => bounded(`${from}${references}\r\nx`)).toThrow(expect.objectContaining({ status: 413 }));
  expect(() => bounded('x'.repeat(70_000))).toThrow(expect.objectContaining({ status: 413 }));
});

test('of a long thread the fifty nearest messages are looked up', async () => {
  const ids = Array.from({ length: 4_000 }, (_, index) => `<${index}@b.c>`);
  const headers = `${from}In-Reply-To: <last@b.c>\r\nReferences: ${ids.join('\r\n ')}\r\n`;
  const { references } = (await readMessage(Buffer.from(`${headers}\r\nx`))) ?? {};
  expect(references).toHaveLength(50);
  expect(references?.slice(0, 3)).toEqual(['<last@b.c>', '<3999@b.c>', '<3998@b.c>']);
});

test('of a report the first fifty recipients are looked at', async () => {
  const reported = Array.from(
    { length: 300 },
    (_, index) => `Final-Recipient: rfc822; ${index}@b.c\r\nAction: failed\r\nStatus: 5.1.1\r\n`,
  );
  const part = `--b\r\nContent-Type: message/delivery-status\r\n\r\n${reported.join('\r\n')}\r\n--b--\r\n`;
  const read = await readMessage(Buffer.from(`${multipart}${part}`));
  expect(read).toMatchObject({ is: 'delivery', reported: { length: 50, 0: { address: '0@b.c' } } });
});

test('a report is understood whatever comes back behind it, also a message within a message', async () => {
  const bounce = readFileSync(join(import.meta.dirname, '../testing/messages/bounce.eml'), 'latin1');
  const usual = await readMessage(Buffer.from(bounce, 'latin1'));
  expect(usual).toMatchObject({ is: 'delivery' });
  const nested = 'Content-Type: message/rfc822\r\n\r\n'.repeat(30_000);
  for (const behind of ['x\r\n'.repeat(300_000), `--b\r\n${nested}`]) {
    expect(await readMessage(Buffer.from(bounce + behind, 'latin1'))).toEqual(usual);
  }
});
