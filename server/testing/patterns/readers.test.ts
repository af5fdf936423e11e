import { expect, test } from 'vitest';
import { checkLeaf } from '../../features/marketing/campaigns/validators/validate-piece';
import { lamp, loaf } from '../../features/marketing/campaigns/validators/testing/grounds';
import { textSuspicions } from '../../features/marketing/capture/visitors/suspicious-text';
import { readPrice } from '../../features/marketing/products/analysis/price';
import { splitText } from '../../features/marketing/products/analysis/split-text';
import { loadTextOfHtml } from '../../features/marketing/products/analysis/text-of-html';
import { propertyReader } from '../../platform/imports/reading/vcard-properties';
import { readCountry } from '../../platform/imports/values/countries';
import { readDate } from '../../platform/imports/values/dates';
import { readFlag, readList } from '../../platform/imports/values/flags-and-lists';
import { isMoney, readNumber } from '../../platform/imports/values/numbers';
import { growsFaster } from './growth';
import { hostileTexts, textOf } from './hostile-texts';

let calls = 0;
/** A text not used before, because validators cache their results. */
const unheard = (text: string) => `${text} ${(calls += 1)}`;
const leaf = (text: string) => ({
  at: 'subject',
  text: unheard(text),
  facts: ['f1'],
  isSentence: true,
  canCite: true,
});

const readProperty = await propertyReader();
const textOfHtml = await loadTextOfHtml();

/** All functions that parse texts of visitors and accounts, including those that build patterns at run time. */
const readers: [name: string, read: (text: string) => unknown][] = [
  ['the validators in Spanish', (text) => checkLeaf(leaf(text), loaf)],
  ['the validators in English', (text) => checkLeaf(leaf(text), lamp)],
  ['the facts of a pasted text', splitText],
  ['the text of HTML', textOfHtml],
  ['the suspicions of a form', (message) => textSuspicions({ email: 'a@b.es', message })],
  ['a price', readPrice],
  ['an amount in a file', isMoney],
  ['a number in a file', (text) => readNumber(text, ',')],
  ['a date in a file', (text) => readDate(text, 'dmy')],
  ['a list in a file', readList],
  ['a flag in a file', readFlag],
  ['a country in a file', readCountry],
  ['the parameters of a vCard', (text) => readProperty(`TEL;${text}`)],
  ['the value of a vCard', (text) => readProperty(`N:${text}`)],
];

const words = /nombre con de 600 y antes que usted€ por/;

test.each(readers)('%s takes linear time', { timeout: 120_000 }, (_what, read) => {
  const slow = hostileTexts(words).filter((hostile) =>
    [400, 4_000].some((length) =>
      growsFaster(
        (text) => void read(text),
        (size) => textOf(hostile, size),
        length,
      ),
    ),
  );
  expect(slow).toEqual([]);
});
