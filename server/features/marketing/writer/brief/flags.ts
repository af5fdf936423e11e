import type { Brief } from '../../campaigns/brief';
import { fold } from '../../grammar/words/fold';
import type { Words } from '../blueprint/load';
import type { Answers } from './answers';
import { share } from './evidence';
import type { Slots } from './slots';

/** Places of a brief that say something. */
const placesOf = ({ facts }: Brief): number => new Set(facts.map(({ place }) => place)).size;

/** Under so many places, or so many answers, pieces are short. */
const thinUnder = { places: 5, facts: 9 } as const;

/** Letters of a word that is heard when it comes again, at least. */
const longWord = 4;

/** The number of a kind by its article; one without counts as singular. */
const isPlural = (article: string | undefined) => /^un[oa]s$/u.test(article ?? '');

/** What the goal asks: where it is reached, and in whose words. */
const goalOf = ({ company, goal }: Brief, words: Words): Record<string, boolean> => ({
  link: Boolean(goal.link || company.web),
  online: Boolean(goal.link),
  elsewhere: Boolean(goal.place) && !goal.link,
  // “Book by text: 208-555-0174”.
  calls:
    Boolean(goal.place && company.phone && !goal.link) &&
    goal.goal !== 'visit' &&
    !goal.place?.includes(company.phone ?? ''),
  // «… por teléfono: 924 118 800», «… por teléfono o por WhatsApp: 923 214 690».
  dials: Boolean(goal.place?.includes(words('byPhone'))),
});

/** How the company, the thing and the evidence that stands alone sound beside each other. */
const namesOf = (name: string, noun: string, alone: string): Record<string, boolean> => ({
  // «Academia Lorca: clases de inglés».
  apart: !share(name, noun),
  // Evidence that begins with a figure and repeats nothing of the thing.
  figure: /^\d/u.test(alone) && !share(alone, `${noun} ${name}`),
});

const isAgain = (word: string, noun: string) => word.length >= longWord && noun.includes(word);

/** What holds of the kind beside its thing. */
function kindFlags({ facts, company }: Brief, { number }: Answers, noun: string, words: Words) {
  const { text = '', form } = facts.find(({ place }) => place === 'kind') ?? {};
  const place = company.where?.split(' ').slice(1).join(' ');
  const [first = '', ...others] = fold(text).split(' ');
  const agrees = isPlural(form?.article) === (number === 'plural');
  const headed = noun.split(' ').includes(first);
  const differs = !agrees && Boolean(form?.article);
  return {
    agrees,
    // “School uniforms: a full uniform”.
    differs,
    // “… for 23 schools in and around Lisburn”, in Lisburn.
    local: Boolean(place && text.includes(place)),
    headed,
    // The kind says for whom it is: “a class for people who …”.
    aimed: words('for') !== '' && text.includes(words('for').replaceAll('_', ' ')),
    // «El servicio de incineración es un servicio …», “our evening courses: a ten-week course”.
    echo: headed || (differs && others.some((word) => isAgain(word, noun))),
  };
}

/** The names of the conditions that hold of a brief, besides those of slots and lists. */
export function flagsOf(brief: Brief, answers: Answers, slots: Slots, words: Words): Set<string> {
  const { company, prices, isOnRequest } = brief;
  const noun = fold(slots.get('noun')?.text ?? '');
  const name = fold(company.name.trim());
  const flags: Record<string, boolean> = {
    plain: true,
    several: brief.facts.every(({ place, form }) => place !== 'voice' || form?.several),
    sober: company.isSober,
    onRequest: prices.length === 0 && isOnRequest,
    from: prices[0]?.from ?? false,
    thin: placesOf(brief) < thinUnder.places || brief.facts.length < thinUnder.facts,
    plural: answers.number === 'plural',
    ...kindFlags(brief, answers, noun, words),
    // “Clear aligners: take the aligners out”.
    again: fold(answers.results[0]?.line.text ?? '')
      .split(/[^a-z]+/u)
      .some((word) => isAgain(word, noun)),
    // «Pan de masa madre: tienes pan para cinco días».
    doubled: fold(answers.results[0]?.line.text ?? '')
      .split(' ')
      .includes(noun.split(' ')[0] ?? ''),
    article: Boolean(answers.thing?.article),
    // “ShiftNest”.
    brand: !answers.thing?.article && /^(?:\p{Lu}\S*\s?)+$/u.test(slots.get('noun')?.text ?? ''),
    named: !name.includes(noun) && !noun.includes(name),
    // “Piano tuning from Fergal Conlon, Piano Tuner”.
    signed: !name.includes(noun) && !noun.includes(name) && !name.includes(','),
    ...namesOf(name, noun, slots.get('alone')?.text ?? ''),
    ...goalOf(brief, words),
    I: company.speaker === 'I',
  };
  return new Set(Object.keys(flags).filter((flag) => flags[flag]));
}
