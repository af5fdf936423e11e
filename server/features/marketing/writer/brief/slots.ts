import type { Language } from '../../../../../shared/languages';
import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { bare, capital, lowered } from '../../../../../shared/marketing/products/brief/tidy';
import type { Brief } from '../../campaigns/brief';
import type { Answer, Answers } from './answers';
import type { Words } from '../blueprint/load';
import { amountText, sharedTaxText } from '../../price-text';
import { offered } from './offered';
import { kindRest, repeats } from './repeats';
import { isStrong } from './evidence';
import { placeSlots } from './place-slots';
import { personSlots } from './second-person';
import { toldSlots } from './told-slots';

/** What stands in a brief's braces, with the facts that it says. */
export type Slots = ReadonlyMap<string, Line>;

/** The id under which a line cites the price. */
export const priceId = 'p';

const line = (text: string, facts: readonly string[] = []): Line => ({ text, facts: [...facts] });

/** «de el» and «a el» are said in one word. */
const contracted = (preposition: 'de' | 'a', phrase: string): string =>
  `${preposition} ${phrase}`.replace(/^de el\s/u, 'del ').replace(/^a el\s/u, 'al ');

type Entry = readonly [string, Line | undefined];

const numbered = (name: string, lines: readonly (Line | undefined)[]): Entry[] =>
  lines.map((one, index) => [`${name}${index + 1}`, one]);

/** Items in one line at most, and its characters. */
const inOneLine = { items: 6, characters: 200 } as const;

/** «a, b y c»; with semicolons where an item has commas or joins words itself, and in English then without an “and”. */
function enumerated(items: readonly string[], language: Language): string {
  const joining = language === 'es' ? /,|\s[ye]\s/u : /,|\sand\s/u;
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const [first = ''] = items;
  if (language === 'en' && items.length === 2 && (joining.test(first) || joining.test(last)))
    return `${first}, plus ${last}`;
  const and = language === 'en' ? 'and' : /^h?i(?!e)/iu.test(last) ? 'e' : 'y';
  const hasCommas = items.some((item) => joining.test(item));
  if (language === 'en' && hasCommas) return items.join('; ');
  return `${items.slice(0, -1).join(hasCommas ? '; ' : ', ')}${hasCommas ? ';' : ''} ${and} ${last}`;
}

/** Items for after a colon or a verb: all of them, or the first three where they are too many for a line. */
function inLine(items: readonly Line[], language: Language): { line: Line; isWhole: boolean } | undefined {
  const texts = items.map(({ text }) => text);
  const isWhole = items.length <= inOneLine.items && texts.join(', ').length <= inOneLine.characters;
  const some = isWhole ? items : items.slice(0, 3);
  const text = enumerated(isWhole ? texts : texts.slice(0, 3), language);
  return some.length > 0
    ? {
        line: line(
          text,
          some.flatMap(({ facts }) => facts),
        ),
        isWhole,
      }
    : undefined;
}

/** The thing with its article: “the annual boiler service”. */
const thingPhrase = ({ thing }: Answers, { name }: Brief): string =>
  thing ? [thing.article, thing.noun].filter(Boolean).join(' ') : bare(name);

function thingSlots(answers: Answers, brief: Brief): Entry[] {
  const { thing, kind, who, number } = answers;
  const { language, name } = brief;
  const noun = thing?.noun ?? bare(name);
  const phrase = thingPhrase(answers, brief);
  const facts = thing ? [thing.id] : [];
  const rest = language === 'en' ? kindRest(noun, kind?.text.replace(/^an?\s+/iu, '') ?? '') : undefined;
  const spanish: Entry[] =
    language === 'es'
      ? [
          ['ofthing', line(contracted('de', phrase), facts)],
          ['tothing', line(contracted('a', phrase), facts)],
        ]
      : [];
  const short = thing?.short ?? (noun.length <= 25 ? noun : undefined);
  return [
    ...spanish,
    ['thing', line(phrase, facts)],
    ['noun', line(noun, facts)],
    ['aNoun', line(language === 'en' ? offered(noun, thing?.article, number) : phrase, facts)],
    ['name', line(bare(name))],
    ['short', short === undefined ? undefined : line(capital(short), facts)],
    ['kind', kind],
    ['kindRest', rest === undefined ? undefined : line(rest, kind?.facts)],
    ['kindNoun', kind && { ...kind, text: kind.text.replace(/^(?:una?|unos|unas|el|la|los|las)\s/iu, '') }],
    ['who', who],
  ];
}

/** Whether a price's label only names the thing. */
const isOfThing = (label: string | undefined, thing: string) =>
  label !== undefined && repeats(label, thing, 1) && repeats(thing, label, 1);

/** All prices in one line with their labels; the tax comes once, as a word of its own, where they share it. */
function allPrices({ prices, currency, language }: Brief, thing: string): string {
  const [first] = prices;
  const isShared = prices.length > 1 && prices.every(({ tax }) => tax === first?.tax);
  const each = prices.map(({ label, note, ...price }) => {
    const told = { ...price, note: note && bare(note), ...(isShared && { tax: undefined }) };
    const isNamed = label && !(prices.length === 1 && isOfThing(label, thing));
    const name = isNamed ? lowered(bare(label), language) : undefined;
    return [name, amountText(told, currency, language)].filter(Boolean).join(', ');
  });
  return [...each, ...(isShared && first?.tax ? [sharedTaxText(first.tax, language)] : [])].join('; ');
}

/** The main price in two lengths, and all of them: the one that is labelled as the thing is, or the first. */
function priceSlots(brief: Brief, thing: string, words: Words): Entry[] {
  const { prices, currency, isOnRequest, language } = brief;
  const cited = [priceId];
  const main = prices.find(({ label }) => isOfThing(label, thing)) ?? prices[0];
  if (!main) {
    const asked = isOnRequest ? words('onRequest') : undefined;
    return asked ? ['price', 'priceShort', 'pricesLine'].map((name) => [name, line(asked)]) : [];
  }
  const label = prices.length > 1 && !isOfThing(main.label, thing) ? main.label : undefined;
  const notes = [label, main.note].filter(Boolean).map((text) => bare(text ?? ''));
  const full = { ...main, note: notes.join(', ') || undefined };
  const short = { ...main, note: undefined, tax: main.tax === 'excl' ? main.tax : undefined };
  return [
    ['price', line(amountText(full, currency, language), cited)],
    ['priceShort', line(amountText(short, currency, language), cited)],
    ['pricesLine', line(allPrices(brief, thing), cited)],
  ];
}

function companySlots({ company, goal }: Brief): Entry[] {
  const { name, where, phone, web, customers } = company;
  const plain = (text: string | undefined) => (text && bare(text) ? line(bare(text)) : undefined);
  const address = web?.trim().replace(/^https?:\/\/|(?<!\/)\/+$/gu, '');
  return [
    ['company', line(name.trim())],
    ['where', plain(where)],
    ['web', address ? line(address) : undefined],
    ['customers', plain(customers)],
    ...placeSlots(goal.place, phone),
  ];
}

const saidIn = (answers: readonly Answer[]) => answers.map(({ said }) => said);

/** The lists of a brief, item by item, and in one line. */
function listSlots(
  { voices, results, includes, how, different, proof, loose }: Answers,
  { language, company }: Brief,
  words: Words,
): Entry[] {
  const lower = includes.map((one) => ({ ...one, text: lowered(one.text, language) }));
  const inside = inLine(lower, language);
  return [
    ...numbered('voice', saidIn(voices)),
    ...(['can', 'clause', 'we'] as const).flatMap((name) => numbered(name, results[name])),
    ...results.can.flatMap((result, index) => personSlots(result, words, `${index + 1}`)),
    ...results.we.flatMap((result, index) => personSlots(result, words, `We${index + 1}`)),
    ...numbered('includes', includes),
    ['includesLine', inside?.line],
    ['includesAll', inside?.isWhole ? inside.line : undefined],
    ...numbered('how', saidIn(how)),
    ...numbered('different', saidIn(different)),
    ...numbered('proof', proof),
    ...numbered(
      'fact',
      proof.map((one) => ({ ...one, text: lowered(one.text, language) })),
    ),
    ['strong', proof.find(({ text }) => isStrong(text, company.where))],
    ['proofLine', inLine(proof, language)?.line],
    ...numbered('loose', loose),
  ];
}

/** A question after a colon: its first letter is small behind its mark. */
const loweredQuestion = (text: string, language: Language): string =>
  text.startsWith('¿') ? `¿${lowered(text.slice(1, -1), language)}${text.slice(-1)}` : text;

/** The slots of a brief, but for the words of its goal. */
export function slotsOf(brief: Brief, answers: Answers, words: Words): Map<string, Line> {
  const { doubts, offer } = answers;
  const entries: Entry[] = [
    ...thingSlots(answers, brief),
    ...companySlots(brief),
    ...priceSlots(brief, answers.thing?.noun ?? brief.name, words),
    ...listSlots(answers, brief, words),
    ...doubts.flatMap(({ question, answer }, index): Entry[] => [
      [`q${index + 1}`, question],
      [`ask${index + 1}`, { ...question, text: loweredQuestion(question.text, brief.language) }],
      [`a${index + 1}`, answer],
    ]),
    ['case', answers.case],
    ['offer', offer?.phrase],
    ...toldSlots(answers.inTurn, words, {
      thing: line(thingPhrase(answers, brief), answers.thing ? [answers.thing.id] : []),
      noun: answers.thing?.noun ?? bare(brief.name),
      isPlural: answers.number === 'plural',
      isOne: brief.company.speaker === 'I',
    }),
    ['offerLine', offer?.sentence],
    ['until', offer?.until],
  ];
  const slots = new Map(entries.filter((entry): entry is [string, Line] => entry[1] !== undefined));
  const customers = words('customers');
  if (!slots.has('customers') && customers) slots.set('customers', line(customers));
  return slots;
}
