import { expect, test } from 'vitest';
import { languages } from '../../../languages';
import { buildReport } from '../build-report';
import { tenCompanies, thousandItems } from '../testing/ten-companies';
import { type TextBlock, textSections } from './text-sections';

test('a text is read as headings, lines, lists and what hangs from their items', () => {
  const text = [
    'AI ARCHITECTURE',
    '',
    'MODULES (1)',
    'All of them:',
    '- Automation',
    '  Leaves routine to software.',
    '',
    '  - problem “slow”',
    '',
    'FIVE-PHASE PLAN',
    '1. Diagnosis: 4-6 weeks',
    '   Check the findings.',
    '2. Components',
  ].join('\n');
  expect(textSections(text)).toEqual([
    { heading: 'AI ARCHITECTURE', blocks: [] },
    {
      heading: 'MODULES (1)',
      blocks: [
        { kind: 'lines', lines: ['All of them:'] },
        {
          kind: 'list',
          start: null,
          items: [
            [
              { kind: 'lines', lines: ['Automation', 'Leaves routine to software.'] },
              { kind: 'list', start: null, items: [[{ kind: 'lines', lines: ['problem “slow”'] }]] },
            ],
          ],
        },
      ],
    },
    {
      heading: 'FIVE-PHASE PLAN',
      blocks: [
        {
          kind: 'list',
          start: 1,
          items: [
            [{ kind: 'lines', lines: ['Diagnosis: 4-6 weeks', 'Check the findings.'] }],
            [{ kind: 'lines', lines: ['Components'] }],
          ],
        },
      ],
    },
  ]);
});

test('a typed heading, marker or list stays inside the item that holds it', () => {
  const [section] = textSections('PROBLEMS\n- Priority 2/5: first\n\n  HIGH PRIORITY\n  - a box\n- next');
  expect(section!.blocks).toHaveLength(1);
  const [list] = section!.blocks as [TextBlock & { kind: 'list' }];
  expect(list.items).toHaveLength(2);
  expect(list.items[0]).toHaveLength(3);
});

test('a list that goes deeper and deeper is read to its end', () => {
  expect(wordsIn(textSections(`${'- '.repeat(3_000)}end`).flatMap(({ blocks }) => blocks))).toContain('end');
});

const wordsIn = (blocks: TextBlock[]): string =>
  blocks
    .map((block) => (block.kind === 'lines' ? block.lines.join(' ') : block.items.map(wordsIn).join(' ')))
    .join(' ');

const letters = (text: string) => text.replace(/^ *(-|\d{1,3}\.) /gm, '').replace(/\s+/g, '');

test.each([...tenCompanies, { title: 'a thousand items', data: thousandItems() }])(
  '$title: no word of its texts is lost',
  ({ data }) => {
    for (const language of languages) {
      for (const text of Object.values(buildReport(data, language))) {
        const sections = textSections(text);
        const read = sections.map(({ heading, blocks }) => `${heading ?? ''} ${wordsIn(blocks)}`).join(' ');
        // A typed line that begins like an item loses its marker, because it becomes an item.
        expect(letters(read).replace(/-/g, '')).toBe(letters(text).replace(/-/g, ''));
      }
    }
  },
);
