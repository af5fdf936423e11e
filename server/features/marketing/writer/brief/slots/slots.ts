import type { Language } from '../../../../../../shared/languages';
import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import { bare, capital, lowered } from '../../../../../../shared/marketing/products/brief/tidy';
import type { Brief } from '../../../campaigns/brief';
import type { Answer, Answers } from '../answers/answer';
import type { Words } from '../../blueprint/load';
import { aboutThing } from './about';
import { isAward, isBareFigure, isPerson, isStrong } from '../answers/evidence';
import { offered } from './offered';
import { inLine, loweredItems } from './in-line';
import { kindRest } from '../answers/repeats';
import { placeSlots } from './place-slots';
import { priceSlots } from './price-slots';
import { personSlots } from './second-person';
import { type Entry, line, numbered } from './slot';
import { type Told, toldSlots } from './told-slots';

/** «de el» and «a el» are said in one word. */
const contracted = (preposition: 'de' | 'a', phrase: string): string =>
  `${preposition} ${phrase}`.replace(/^de el\s/u, 'del ').replace(/^a el\s/u, 'al ');

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

function companySlots({ company, goal }: Brief): Entry[] {
  const { name, where, phone, web, customers } = company;
  const plain = (text: string | undefined) => (text && bare(text) ? line(bare(text)) : undefined);
  const address = web?.trim().replace(/^https?:\/\/|(?<!\/)\/+$/gu, '');
  return [
    ['company', line(name.trim())],
    // «Elena Pastrana, arquitecta técnica,»: a name with a comma closes it where the sentence goes on.
    ['companyOn', line(name.includes(',') ? `${name.trim()},` : name.trim())],
    ['where', plain(where)],
    ['web', address ? line(address) : undefined],
    ['customers', plain(customers)],
    ...placeSlots(goal.place, phone, address),
  ];
}

const saidIn = (answers: readonly Answer[]) => answers.map(({ said }) => said);

/** Spanish sentences and results that name the thing themselves where they would lean on it. */
function aboutSlots({ thing, results, different }: Answers, { language, name }: Brief): Entry[] {
  if (language !== 'es') return [];
  const noun = thing?.noun ?? bare(name);
  const about = (one: Line | undefined) => one && aboutThing(one, noun);
  return [
    ...numbered('about', saidIn(different).map(about)),
    ...numbered('aboutCan', results.can.map(about)),
    ...numbered('aboutClause', results.clause.map(about)),
    ...numbered('aboutWe', results.we.map(about)),
  ];
}

/** The lists of a brief, item by item, and in one line. */
function listSlots(
  { voices, results, includes, how, different, asides, proof, loose }: Answers,
  brief: Brief,
  words: Words,
): Entry[] {
  const { language, company } = brief;
  const lower = loweredItems(includes, brief);
  const inside = inLine(lower, language);
  return [
    ...numbered('voice', saidIn(voices)),
    ...(['can', 'clause', 'we'] as const).flatMap((name) => numbered(name, results[name])),
    ...results.can.flatMap((result, index) => personSlots(result, words, `${index + 1}`)),
    ...results.we.flatMap((result, index) => personSlots(result, words, `We${index + 1}`)),
    ...numbered('includes', includes),
    ...numbered('item', lower),
    ['includesLine', inside?.line],
    ['includesAll', inside?.isWhole ? inside.line : undefined],
    ...numbered('how', saidIn(how)),
    ...numbered('different', saidIn(different)),
    ...numbered('aside', saidIn(asides)),
    ...numbered('proof', proof),
    ...numbered('fact', loweredItems(proof, brief)),
    ...numbered(
      'claim',
      proof.filter(({ text }) => !isBareFigure(text)),
    ),
    [
      'strong',
      proof.find(({ text }) =>
        language === 'en'
          ? isAward(text) || (isStrong(text, company.where) && !(isPerson(text) && different.length > 0))
          : isStrong(text, company.where),
      ),
    ],
    ['proofLine', inLine(proof, language)?.line],
    ...numbered('loose', loose),
  ];
}

/** A question after a colon: its first letter is small behind its mark. */
export const loweredQuestion = (text: string, language: Language): string =>
  text.startsWith('¿') ? `¿${lowered(text.slice(1, -1), language)}${text.slice(-1)}` : text;

/** The thing of which results are told. */
export const toldOf = (answers: Answers, brief: Brief): Told => ({
  thing: line(thingPhrase(answers, brief), answers.thing ? [answers.thing.id] : []),
  noun: answers.thing?.noun ?? bare(brief.name),
});

/** The slots of a brief, but for the words of its goal. */
export function slotsOf(brief: Brief, answers: Answers, words: Words): Map<string, Line> {
  const { doubts, offer } = answers;
  const entries: Entry[] = [
    ...thingSlots(answers, brief),
    ...companySlots(brief),
    ...priceSlots(brief, answers.thing?.noun ?? brief.name, words),
    ...listSlots(answers, brief, words),
    ...aboutSlots(answers, brief),
    ...doubts.flatMap(({ question, answer }, index): Entry[] => [
      [`q${index + 1}`, question],
      [`ask${index + 1}`, { ...question, text: loweredQuestion(question.text, brief.language) }],
      [`a${index + 1}`, answer],
    ]),
    ['case', answers.case],
    ['offer', offer?.phrase],
    ...toldSlots(answers.inTurn, words, toldOf(answers, brief)),
    ['offerLine', offer?.sentence],
    ['until', offer?.until],
  ];
  const slots = new Map(entries.filter((entry): entry is [string, Line] => entry[1] !== undefined));
  const customers = words('customers');
  if (!slots.has('customers') && customers) slots.set('customers', line(customers));
  return slots;
}
