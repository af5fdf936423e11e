import type { Line } from '../../../../../../shared/marketing/campaigns/piece';
import { frameLength, type Place } from '../../../../../../shared/marketing/products/brief/places';
import { isQuestion } from '../../../../../../shared/marketing/products/brief/replies';
import {
  asked,
  bare,
  capital,
  closed,
  lowered,
  tidied,
  unquoted,
  withoutFrame,
} from '../../../../../../shared/marketing/products/brief/tidy';
import { type Fact, pairText } from '../../../../../../shared/marketing/products/fact';
import type { Brief } from '../../../campaigns/brief';
import { isFramed, pointOf } from './framed';
import { partedByWeight } from './curt';
import { byFigures, isAward, isPerson, isStrong } from './evidence';
import { refuses } from './refuses';
import { offerOf } from './offer';
import type { Answer, Answers, Result } from './answer';
import type { Words } from '../../blueprint/load';
import { repeats } from './repeats';

const lineOf = ({ id }: Pick<Fact, 'id'>, text: string): Line => ({ text, facts: [id] });

const numberOf = (article: string | undefined, given: 'singular' | 'plural' | undefined) =>
  given ?? (/^(?:los|las|unos|unas)$/u.test(article ?? '') ? 'plural' : 'singular');

const genderOf = (article: string | undefined, given: 'm' | 'f' | undefined) =>
  given ?? (/^(?:la|las|una|unas)$/u.test(article ?? '') ? 'f' : 'm');

/** A brief being read: its facts by place, and what turns out to have no known form. */
interface Reading {
  brief: Brief;
  at: (place: Place) => readonly Fact[];
  odd: Line[];
}

const itemsAt = ({ at, brief }: Reading, place: Place): Line[] =>
  at(place).map((fact) => lineOf(fact, withoutFrame(fact.text, place, brief.language)));

/** Whole sentences, such as steps; a long one stands only in a list of its own. */
function sentencesAt({ at, brief: { language } }: Reading, place: Place): Answer[] {
  return at(place).map((fact) => {
    const whole = lineOf(fact, closed(withoutFrame(fact.text, place, language), language));
    const point = pointOf(fact);
    return {
      whole,
      said: (point && lineOf(fact, closed(withoutFrame(point, place, language), language))) || undefined,
    };
  });
}

/** One answer within our sentence; one that breaks it is kept as it was typed. */
function phraseAt(reading: Reading, place: 'kind' | 'who'): { fact: Fact; text: string } | undefined {
  const [fact] = reading.at(place);
  if (!fact) return undefined;
  const { language } = reading.brief;
  const text = withoutFrame(pointOf(fact) ?? '', place, language);
  if (text && isFramed(fact, language)) return { fact, text: lowered(text, language) };
  reading.odd.push(lineOf(fact, capital(bare(fact.text))));
  return undefined;
}

function kindOf(reading: Reading): Line | undefined {
  const found = phraseAt(reading, 'kind');
  return found && lineOf(found.fact, [found.fact.form?.article, found.text].filter(Boolean).join(' '));
}

/** Names that companies give their customers, and that anybody has before buying. */
const people = /^(?:couples|employers|families|homeowners|landlords|parents|patients|teachers|tenants)$/u;

/** Who is spoken of: “parents who …” where the company calls its customers so, else “people who …”. */
function whoseName({ language, company: { customers } }: Brief, text: string): string {
  if (language === 'es') return 'quien';
  const name = bare(customers ?? '');
  return `${people.test(name) && !repeats(name, text, 1) ? name : 'people'} who`;
}

/** «quien tiene poco tiempo»; nothing where it only says again what the thing is. */
function whoOf(reading: Reading, others: readonly (string | undefined)[]): Line | undefined {
  const found = phraseAt(reading, 'who');
  if (!found || repeats(found.text, others.filter(Boolean).join(' '), 0.8)) return undefined;
  return lineOf(found.fact, `${whoseName(reading.brief, found.text)} ${found.text}`);
}

/** What troubles customers, in their own words; what they ask stands among the doubts. */
function voicesOf({ at, brief: { language } }: Reading): Answers['voices'] {
  const words = (text: string) => unquoted(withoutFrame(unquoted(tidied(text)), 'voice', language));
  const said = (text: string) => closed(words(text), language).replace(/(?<!\.)\.$/u, '');
  return at('voice')
    .filter(({ text, form }) => !isQuestion(text, form))
    .map((fact) => {
      const point = pointOf(fact);
      return {
        whole: lineOf(fact, said(fact.text)),
        said: point === undefined ? undefined : lineOf(fact, said(point)),
        isSeveral: fact.form?.several ?? false,
      };
    });
}

function resultsOf(reading: Reading): Pick<Answers, 'results' | 'inTurn'> {
  const { language } = reading.brief;
  const inTurn: Result[] = [];
  for (const fact of reading.at('result')) {
    const text = lowered(withoutFrame(pointOf(fact) ?? '', 'result', language), language);
    const isClause = fact.form?.frame === 'clause';
    if (text === '' || !isFramed(fact, language)) reading.odd.push(lineOf(fact, capital(bare(fact.text))));
    else {
      const kind = isClause ? 'clause' : fact.form?.weDoIt ? 'we' : 'can';
      inTurn.push({ kind, line: lineOf(fact, text) });
    }
  }
  const of = (kind: Result['kind']) => inTurn.filter((one) => one.kind === kind).map(({ line }) => line);
  return { results: { can: of('can'), clause: of('clause'), we: of('we') }, inTurn };
}

/**
 * Questions with their answers: what customers ask comes first, unless a doubt asks the same. A question that nobody
 * answers is not told: it would only raise the doubt.
 */
function doubtsOf({ at, brief: { language } }: Reading): Answers['doubts'] {
  const doubts = at('doubt').filter(({ answer }) => answer);
  const asking = at('voice').filter(
    (fact) =>
      fact.answer &&
      isQuestion(fact.text, fact.form) &&
      !doubts.some(({ text }) => repeats(fact.text, text, 0.5)),
  );
  // What is answered with “No” does not stand first.
  const all = [...asking, ...doubts].toSorted((one, other) => refuses(one) - refuses(other));
  return all.map((fact) => {
    const question = lineOf(fact, asked(unquoted(tidied(fact.text)), language));
    const answer = lineOf(fact, closed(fact.answer ?? '', language));
    return { question, answer, whole: { ...answer, label: question.text } };
  });
}

/** Evidence; in English awards come first, then what tells a stranger something by itself, figures before years; a person last. */
function proofOf(reading: Reading): Line[] {
  const proof = byFigures(itemsAt(reading, 'proof'));
  const { language, company } = reading.brief;
  if (language !== 'en') return proof;
  const rankOf = ({ text }: Line) =>
    isPerson(text) ? -1 : Number(isAward(text)) * 2 + Number(isStrong(text, company.where));
  return proof.toSorted((one, other) => rankOf(other) - rankOf(one));
}

/** Practical facts: a label and a value; what was one text before the brief is parted at its colon. */
function detailsOf({ at }: Reading): Line[] {
  return at('detail').map((fact) => {
    const [, label = fact.label, value = fact.text] = fact.label ? [] : (pairText.exec(fact.text) ?? []);
    const text = bare(value);
    return label ? { ...lineOf(fact, text), label: capital(bare(label)) } : lineOf(fact, capital(text));
  });
}

/** The answers of a brief in the forms in which texts take them. */
export function answersOf(brief: Brief, words: Words): Answers {
  const at = (place: Place) =>
    brief.facts.filter((fact) => fact.place === place && /[\p{L}\p{N}]/u.test(fact.text));
  const reading: Reading = { brief, at, odd: [] };
  const [thing] = at('thing').filter(({ text }) => text.length <= frameLength);
  const { article = '', number, gender, short } = thing?.form ?? {};
  const kind = kindOf(reading);
  const [one] = at('case');
  return {
    thing: thing && { id: thing.id, noun: bare(thing.text), article, short },
    number: numberOf(article, number),
    // «Terapia de duelo» has no article of its own: its kind has one.
    gender: genderOf(article || kind?.text.split(' ')[0], gender),
    kind,
    who: whoOf(reading, [thing?.text, kind?.text]),
    voices: voicesOf(reading),
    ...resultsOf(reading),
    includes: itemsAt(reading, 'includes'),
    how: sentencesAt(reading, 'how'),
    ...(brief.language === 'en'
      ? partedByWeight(sentencesAt(reading, 'different'), [thing?.text, kind?.text])
      : { different: sentencesAt(reading, 'different'), asides: [] }),
    proof: proofOf(reading),
    doubts: doubtsOf(reading),
    case: one && lineOf(one, closed(one.text, brief.language)),
    offer: offerOf(at('offer')[0], brief, words),
    details: detailsOf(reading),
    loose: [...itemsAt(reading, 'loose'), ...reading.odd],
  };
}
