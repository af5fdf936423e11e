import { expect, test } from 'vitest';
import { languages } from '../../../languages';
import { buildReport } from '../build-report';
import { bakeryOf27 } from '../testing/bakery-of-27';
import { reportWords } from '../texts/words';
import { isBuilt } from './is-built';
import { knownTexts } from './known-lines';

test('the texts of a report are built, and a text with other headings or none is not', () => {
  for (const language of languages) {
    const known = knownTexts(bakeryOf27, reportWords[language]);
    const texts = Object.values(buildReport(bakeryOf27, language));
    expect(texts.map((text) => isBuilt(text, known))).toEqual([true, true, true]);
    expect(isBuilt('A line of ours.\n\nOTHER HEADING\n- A point', known)).toBe(false);
    expect(isBuilt('', known)).toBe(false);
  }
});
