import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { say } from '../../../../shared/message';
import { importMessages } from '../../../../shared/imports/messages';
import { readTable } from './file-table';
import { spoolFile } from './spool-file';

async function read(content: string | Buffer, isHeader?: (text: string) => boolean) {
  const file = await spoolFile(Readable.from([Buffer.from(content)]));
  try {
    const { format, delimiter, headers, records } = await readTable(file, isHeader);
    const rows: { line: number; cells: string[] }[] = [];
    for await (const record of records) rows.push(record);
    return { encoding: file.encoding, format, delimiter, headers, rows };
  } finally {
    await file.remove();
  }
}

const refusal = async (content: string | Buffer) =>
  (await read(content).catch((error: { details: { fields: object } }) => error.details.fields)) as object;

test.each([
  ['UTF-8', Buffer.from('nombre,ciudad\nBegoña,León'), 'utf-8'],
  ['UTF-8 with a mark', Buffer.from('\ufeffnombre,ciudad\nBegoña,León'), 'utf-8'],
  ['Windows-1252', Buffer.from('nombre,ciudad\nBego\u00f1a,Le\u00f3n', 'latin1'), 'windows-1252'],
  ['UTF-16', Buffer.from('\ufeffnombre,ciudad\nBegoña,León', 'utf16le'), 'utf-16le'],
  [
    'UTF-16, the high byte first',
    Buffer.from('\ufeffnombre,ciudad\nBegoña,León', 'utf16le').swap16(),
    'utf-16be',
  ],
])('a table in %s is read with its accents', async (_name, content, encoding) => {
  const table = await read(content);
  expect(table).toMatchObject({
    encoding,
    headers: ['nombre', 'ciudad'],
    rows: [{ cells: ['Begoña', 'León'] }],
  });
});

test.each([
  [',', 'a,b,c\n1,"x;y",3'],
  [';', 'a;b;c\n"1,5";2;3\n1,2;3;4'],
  ['\t', 'a\tb\tc\n1, 2\t3\t4'],
  ['\t', 'x, or y, or z\t1\n1, 2, 3\t2'],
  [';', 'García, Ana;1\nRuiz, Bea;2'],
  [';', 'sep=;\na;b\n1;2'],
])('the delimiter %j is detected', async (delimiter, text) => {
  expect((await read(text)).delimiter).toBe(delimiter);
});

test('mixed line endings, quoted line breaks, empty lines and stray quotation marks keep rows and line numbers', async () => {
  const { rows } = await read('a,b\r\n1,"x\r\ny"\n\n3,4\r5,6,7\r\n8\n"q ""z""",w"x"');
  expect(rows).toEqual([
    { line: 2, cells: ['1', 'x\r\ny'] },
    { line: 5, cells: ['3', '4'] },
    { line: 6, cells: ['5', '6', '7'] },
    { line: 7, cells: ['8'] },
    { line: 8, cells: ['q "z"', 'w"x"'] },
  ]);
});

test('a title above the header is skipped, and a table without a header has unnamed columns', async () => {
  const titled = await read('Contacts of 2026,,\nname,email,city\nAna,ana@example.org,Girona');
  expect(titled.headers).toEqual(['name', 'email', 'city']);
  const bare = await read('Ana,ana@example.org\nBea,bea@example.org');
  expect([bare.headers, bare.rows.length]).toEqual([['', ''], 2]);
});

test('a row that names fields is the header, even below a title with as many cells', async () => {
  const isHeader = (text: string) => ['nombre', 'correo', 'ciudad'].includes(text);
  const file = 'Informe,Ventas,2026\nnombre,correo,ciudad\nAna,ana@example.org,Girona\nnombre,x,y';
  const { headers, rows } = await read(file, isHeader);
  expect([headers, rows.map(({ line }) => line)]).toEqual([
    ['nombre', 'correo', 'ciudad'],
    [3, 4],
  ]);
  expect((await read('a,b\nnombre,2\n3,4', isHeader)).headers).toEqual(['a', 'b']);
});

test.each([
  ['nothing', '', importMessages['file.empty']],
  ['spaces', ' \n ', importMessages['file.empty']],
  ['a workbook', Buffer.from('504b030414000600', 'hex'), importMessages['file.workbook']],
  ['bytes', Buffer.from([1, 2, 0, 3, 255]), importMessages['file.binary']],
  ['a web page', '<!doctype html><p>a,b', importMessages['file.noTable']],
  ['an open quotation mark', 'a,b\n1,2\n"3,4\n5,6', say(importMessages['file.unclosed'], { line: 3 })],
])('%s is refused with a message that says what to do', async (_name, content, said) => {
  expect(await refusal(content)).toEqual({ file: said });
});

test('vCards of all versions become rows, including folded lines, several addresses and quoted-printable', async () => {
  const cards = [
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:García;Ana;;;\r\nFN:Ana García\r\nEMAIL;TYPE=HOME:ana@example.org',
    'EMAIL;TYPE=PREF:ana@acme.example\r\nTEL;TYPE=CELL:+34 600 111 222\r\nNOTE:One\\, two\\n thr',
    ' ee\r\nORG:Acme;Sales\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Mu=C3=B1oz;Bego=C3=B1a\r\nTEL;WORK:972111222\r\nEND:VCARD',
  ].join('\r\n');
  const { format, headers, rows } = await read(cards);
  const named = rows.map(({ cells }) => Object.fromEntries(headers.map((header, at) => [header, cells[at]])));
  expect(format).toBe('vcard');
  expect(named[0]).toMatchObject({
    first_name: 'Ana',
    last_name: 'García',
    email: 'ana@acme.example',
    email_2: 'ana@example.org',
    mobile: '+34 600 111 222',
    company_name: 'Acme',
    notes: 'One, two\n three',
  });
  expect(named[1]).toMatchObject({ first_name: 'Begoña', last_name: 'Muñoz', phone: '972111222' });
});
