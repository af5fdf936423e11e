import { expect, test } from 'vitest';
import { buildReport } from '../../../../../../shared/consulting/report/build-report';
import { chosenModules } from '../../../../../../shared/consulting/report/modules/modules';
import { bakeryOf27 } from '../../../../../../shared/consulting/report/testing/bakery-of-27';
import { reportWords } from '../../../../../../shared/consulting/report/texts/words';
import { languages } from '../../../../../../shared/languages';
import { ownHeadings, textSections } from './text-sections';

const modules = chosenModules(bakeryOf27).length;

test('every section of our own texts is known in both languages', () => {
  for (const language of languages) {
    const known = ownHeadings(bakeryOf27, modules, reportWords[language]);
    const texts = buildReport(bakeryOf27, language);
    const kinds = (text: string) => textSections(text, known).map(({ kind }) => kind);
    expect(kinds(texts.analysis)).toEqual([
      'title',
      'profile',
      'summary',
      'products',
      'departments',
      'problems',
      'strengths',
      'basis',
    ]);
    expect(kinds(texts.recommendations)).toEqual([
      'title',
      'action',
      'action',
      'action',
      'improvement',
      'leverage',
    ]);
    expect(kinds(texts.aiArchitecture)).toEqual(['title', 'approach', 'modules', 'plan']);
  }
});

test('our headings are set in sentence case, those of somebody else as they were written', () => {
  const known = ownHeadings(bakeryOf27, modules, reportWords.en);
  const text = 'FIVE-PHASE PLAN\n1. One\n\nHIGH PRIORITY: resolve immediately\nAct\n\nAI AND YOU\nRead';
  expect(textSections(text, known).map(({ heading }) => heading)).toEqual([
    'Five-phase plan',
    'High priority: resolve immediately',
    'AI AND YOU',
  ]);
});

test('what is indented belongs to the line above it, and lines before a heading to no heading', () => {
  expect(textSections('Before\n\nMODULES\n- One\n  Its text\n  - A reason\n- Two', new Map())).toEqual([
    {
      kind: undefined,
      heading: undefined,
      entries: [{ block: { kind: 'paragraph', text: 'Before', indent: 0 }, under: [] }],
    },
    {
      kind: undefined,
      heading: 'MODULES',
      entries: [
        {
          block: { kind: 'item', marker: '-', text: 'One', indent: 0 },
          under: [
            { kind: 'paragraph', text: 'Its text', indent: 1 },
            { kind: 'item', marker: '-', text: 'A reason', indent: 1 },
          ],
        },
        { block: { kind: 'item', marker: '-', text: 'Two', indent: 0 }, under: [] },
      ],
    },
  ]);
});
