import { expect, test } from 'vitest';
import { importing } from './testing/importing';
import { exported, lists, wholeAccount } from './testing/whole-account';

/** The cells of a CSV file, each as it is written, without its byte order mark. */
function recordsOf(text: string, delimiter: string): string[][] {
  const records: string[][] = [[]];
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\r\n]*)(${delimiter}|\r\n)`, 'g');
  for (const [, cell = '', end] of text.slice(1).matchAll(cells)) {
    records.at(-1)?.push(cell);
    if (end === '\r\n') records.push([]);
  }
  return records.slice(0, -1);
}

/** The lines of files without ids, in an order of their own: those of another account differ. */
const withoutIds = (files: ReadonlyMap<string, string>, delimiter: string) =>
  [...files].map(([list, text]) => {
    const [head = [], ...records] = recordsOf(text, delimiter);
    const isId = head.map((header) => /^(.*external_ids?|people)$/.test(header));
    const lines = records.map((cells) =>
      cells.map((cell, place) => (isId[place] ? cell.replace(/(^"?|\|)\d+/g, '$1#') : cell)).join(delimiter),
    );
    return [list, head.join(delimiter), lines.toSorted()];
  });

test.each([
  ['en', ','],
  ['es', ';'],
] as const)(
  'everything that an account holds comes back from its files into an empty one: in %s, with “%s”',
  { timeout: 240_000 },
  async (language, delimiter) => {
    const source = await wholeAccount();
    const files = await exported(source, language);
    const target = await importing(source);
    for (const list of lists) {
      const done = await target.importFile(files.get(list) as string, { name: `${list}.csv` });
      expect([list, done.state, done.counts]).toMatchObject([list, 'done', { error: 0, skip: 0, makes: {} }]);
    }
    expect(withoutIds(await exported(target, language), delimiter)).toEqual(withoutIds(files, delimiter));
  },
);
