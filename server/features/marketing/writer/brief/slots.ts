import { type Language, localeOf } from '../../../../../shared/languages';
import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { bare, capital, lowered } from '../../../../../shared/marketing/products/brief/tidy';
import { localeFor } from '../../../../../shared/money-text';
import { amountText } from '../../../../../shared/marketing/products/price-text';
import type { Brief } from '../../campaigns/brief';
import { fold } from '../../grammar/words/fold';
import type { Words } from '../blueprint/load';
import type { Answers } from './answers';
import { aloneOf } from './evidence';

/** What stands in a brief's braces, with the facts that it says. */
export type Slots = ReadonlyMap<string, Line>;

/** A slot and its line; without one the slot is missing. */
type Entry = readonly [string, Line | undefined];

/** The id under which a line cites the price. */
export const priceId = 'p';

const line = (text: string, facts: readonly string[] = []): Line => ({ text, facts: [...facts] });

/** Slots of one name for each line: `proof1`, `proof2` … */
const numbered = (name: string, lines: readonly (Line | undefined)[]): Entry[] =>
  lines.map((one, index) => [`${name}${index + 1}`, one]);

/** Characters of a name that an advertisement has room for. */
const shortName = 25;

function thingSlots({ thing, kind, kindNoun, who }: Answers, { name }: Brief): Entry[] {
  const noun = thing?.noun ?? bare(name);
  const phrase = [thing?.article, noun].filter(Boolean).join(' ');
  const facts = thing ? [thing.id] : [];
  const short = thing?.short ?? (noun.length <= shortName ? noun : undefined);
  return [
    ['thing', line(phrase, facts)],
    ['noun', line(noun, facts)],
    ['name', line(bare(name))],
    ['short', short === undefined ? undefined : line(capital(short), facts)],
    ['kind', kind],
    ['kindNoun', kindNoun],
    ['who', who],
  ];
}

/** Where the reader goes: on the web too where the goal has a link, unless the owner's words say so already. */
function placeOf({ goal: { goal, link, place } }: Brief, words: Words): string | undefined {
  const text = place && bare(place);
  const isTold = text?.includes(words('online'));
  if (!text || !link || goal === 'visit' || isTold) return text;
  // «en la web, por teléfono o en la tienda».
  const or = words('onlineOr').slice(words('online').length, -1);
  return text.includes(or) ? `${words('online')}, ${text}` : `${words('online')}${or}${text}`;
}

function companySlots(brief: Brief, words: Words): Entry[] {
  const { name, where, phone, web, customers = words('customers') } = brief.company;
  const plain = (text: string | undefined) => (text && bare(text) ? line(bare(text)) : undefined);
  return [
    ['company', line(name.trim())],
    ['where', plain(where)],
    ['phone', plain(phone)],
    ['web', plain(web?.trim().replace(/^https?:\/\/|(?<!\/)\/+$/gu, ''))],
    ['customers', plain(customers)],
    ['place', plain(placeOf(brief, words))],
  ];
}

/** The main price in two lengths, and all prices in one line; none goes without the label of what it is paid for. */
function priceSlots({ prices, currency, isOnRequest, language }: Brief, noun: string, words: Words): Entry[] {
  const names = ['price', 'priceShort', 'pricesLine', 'pricesRun'];
  const [main] = prices;
  if (!main) return isOnRequest ? names.map((name) => [name, line(words('onRequest'))]) : [];
  const labelOf = ({ label }: typeof main) => (label && fold(label) !== fold(noun) ? bare(label) : undefined);
  const textOf = (price: typeof main, ...notes: (string | undefined)[]) =>
    amountText({ ...price, note: notes.filter(Boolean).join(', ') || undefined }, currency, language);
  const short = { ...main, tax: main.tax === 'excl' ? main.tax : undefined };
  // Of several, each keeps its label.
  const labelAmong = (price: typeof main) =>
    prices.length > 1 ? price.label && bare(price.label) : labelOf(price);
  const each = prices.map((price) =>
    [labelAmong(price), textOf(price, price.note)].filter(Boolean).join(', '),
  );
  const run = prices.map((price) =>
    [within(line(labelAmong(price) ?? ''), language).text, textOf(price, price.note)]
      .filter(Boolean)
      .join(' '),
  );
  const texts = [
    textOf(main, labelOf(main), main.note),
    textOf(short, labelOf(main)),
    each.join('; '),
    run.join('; '),
  ];
  return names.map((name, index) => [name, line(texts[index] ?? '', [priceId])]);
}

/** Items in one line at most, and its characters. */
const inOneLine = { items: 6, characters: 200 } as const;

/** All items in one line, for after a colon: «a, b y c», with semicolons where one has a comma or that «y» itself. */
function inLine(items: readonly Line[], language: Language): Line | undefined {
  const texts = items.map(({ text }) => text);
  const list = new Intl.ListFormat(localeOf(language));
  const and = list.format(['_', '_']).replaceAll('_', '');
  const isJoined = texts.some((text) => text.includes(',') || text.includes(and));
  const text = isJoined ? texts.join('; ') : list.format(texts);
  const isFine = items.length > 0 && items.length <= inOneLine.items && text.length <= inOneLine.characters;
  const facts = items.flatMap((item) => item.facts);
  return isFine ? line(text, facts) : undefined;
}

/** Results in one sentence: «a, b y c»; with a comma before the last where they are clauses, or one has a comma or that «y» itself. */
export function inSentence(lines: readonly Line[], language: Language, isClause: boolean): Line {
  const texts = lines.map(({ text }) => text);
  const facts = lines.flatMap((one) => one.facts);
  const list = new Intl.ListFormat(localeOf(language));
  const and = list.format(['_', '_']).replaceAll('_', '');
  const isApart = isClause || texts.some((text) => text.includes(',') || text.includes(and));
  if (!isApart || texts.length < 2) return line(list.format(texts), facts);
  return line(`${texts.slice(0, -1).join(', ')},${and}${texts.at(-1)}`, facts);
}

/** A line with a small first letter, for within a sentence; two words with capitals are a name: «Banco Santander». */
export function within(one: Line, language: Language): Line {
  const [, mark = '', text = '', end = ''] = /^(¿?)([^?]*)(.*)$/su.exec(one.text) ?? [];
  return /^\p{Lu}\S* \p{Lu}/u.test(text) ? one : { ...one, text: `${mark}${lowered(text, language)}${end}` };
}

/** The lists of a brief, item by item, and what is included in one line. */
function listSlots(answers: Answers, { language, facts }: Brief): Entry[] {
  const { voices, includes, different, proof, doubts } = answers;
  // “Revenue submissions”: another answer has the word with its capital within a sentence.
  const inSentences = new Set(facts.flatMap(({ text }) => text.split(/(?<=[\p{Ll},]) /u).slice(1)));
  const isName = ({ text }: Line) => language === 'en' && inSentences.has(text.split(' ')[0] ?? '');
  const small = (lines: readonly Line[]) => lines.map((one) => (isName(one) ? one : within(one, language)));
  const items = small(includes);
  return [
    ...numbered(
      'voice',
      voices.map(({ said }) => said),
    ),
    ...numbered(
      'different',
      different.map(({ said }) => said),
    ),
    ...numbered('includes', includes),
    ...numbered('item', items),
    ['includesAll', inLine(items, language)],
    ...numbered('proof', proof),
    ...numbered('fact', small(proof)),
    ...numbered(
      'q',
      doubts.map(({ question }) => question),
    ),
    ...numbered(
      'a',
      doubts.map(({ answer }) => answer),
    ),
  ];
}

/** «hasta el 31 de diciembre», “until December 31”: the last day of the offer. */
function untilOf({ offer, until }: Answers, { language, currency }: Brief, words: Words): Line | undefined {
  if (!offer || !until) return undefined;
  const day = new Intl.DateTimeFormat(localeFor(language, currency), { day: 'numeric', month: 'long' });
  return { ...offer, text: `${words('until')} ${day.format(new Date(`${until}T12:00:00`))}` };
}

/** The slots of a brief, but for the words of `common.md`. */
export function slotsOf(brief: Brief, answers: Answers, words: Words): Map<string, Line> {
  const alone = aloneOf(answers.proof, `${answers.thing?.noun ?? brief.name} ${brief.company.name}`);
  const entries: Entry[] = [
    ...thingSlots(answers, brief),
    ...companySlots(brief, words),
    ...priceSlots(brief, answers.thing?.noun ?? bare(brief.name), words),
    ...listSlots(answers, brief),
    ['alone', alone && within(alone, brief.language)],
    ['case', answers.case],
    ['offer', answers.offer],
    ['until', untilOf(answers, brief, words)],
  ];
  return new Map(entries.filter((entry): entry is [string, Line] => entry[1] !== undefined));
}
