import { expect, test } from 'vitest';
import { attachment, fileName } from './attachment';

test('a Spanish file name is sent with accents, and in ASCII for clients that cannot read them', () => {
  expect(attachment('Informe - Panadería Ñandú.pdf')).toBe(
    `attachment; filename="Informe - Panaderia Nandu.pdf"; filename*=UTF-8''Informe%20-%20Panader%C3%ADa%20%C3%91and%C3%BA.pdf`,
  );
});

test('a file name cannot break out of the header, and the ASCII name has placeholders for emoji', () => {
  const header = attachment(`O'Neil "x"\r\n*🥖*.pdf`);
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(header).toContain(`filename="O_Neil _x______.pdf"`);
  expect(header).toContain(`filename*=UTF-8''O%27Neil%20%22x%22%0D%0A%2A%F0%9F%A5%96%2A.pdf`);
});

test.each([
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['  ..hidden..  ', 'hidden'],
  ['line\r\nbreak\ttab', 'line break tab'],
  ['half \ud800 character', 'half character'],
  ['turned \u202egnp.exe', 'turned gnp.exe'],
  ['ñ'.repeat(300), 'ñ'.repeat(120)],
  ['🥖'.repeat(130), '🥖'.repeat(120)],
])('a text becomes part of a file name (case %#)', (given, expected) => {
  expect(fileName(given)).toBe(expected);
});
