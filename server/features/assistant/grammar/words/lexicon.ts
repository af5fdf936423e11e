import { deeds } from './deeds';
import { things } from './things';

/**
 * The words of the grammar in both languages, without case and accents, each with its inflections. A word that is not
 * here means nothing to it.
 */
const lists = { ...things, ...deeds };

export type Concept = keyof typeof lists;

/** A phrase of one or more words, and what it can mean. */
export interface Phrase {
  words: readonly string[];
  concepts: readonly Concept[];
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The words of a list: single ones between spaces, phrases between bars. */
function phrasesOf(list: string): string[] {
  const [first = '', ...phrases] = list.split('|');
  return [...first.split(' '), ...phrases].map(plain).filter(Boolean);
}

function phrasesByStart(): Map<string, Phrase[]> {
  const concepts = new Map<string, Concept[]>();
  for (const [concept, list] of Object.entries(lists) as [Concept, string][])
    for (const phrase of phrasesOf(list)) concepts.set(phrase, [...(concepts.get(phrase) ?? []), concept]);
  const byStart = new Map<string, Phrase[]>();
  for (const [phrase, meant] of concepts) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    byStart.set(first, [...(byStart.get(first) ?? []), { words, concepts: meant }]);
  }
  return byStart;
}

/** Phrases by their first word. */
export const lexicon: ReadonlyMap<string, readonly Phrase[]> = phrasesByStart();

/** Words that say nothing by themselves. */
export const fillers: ReadonlySet<string> = new Set(
  `a an the of to in on at for by with from and or is are be was were will would should shall can could do does did it its
  my our your me us i we you they them he she him her his their there here this that these those all any some every each
  as please pls just now hello hi hey thanks ok so up out about into
  el la los las lo un una unos unas de del al a en con por para y e o u que se le les me mi mis nos nuestro nuestra nuestros
  nuestras tu tus su sus te yo nosotros es son esta estan este esta estos estas ese esa eso hay ha han he hemos era ser estar
  todo toda todos todas cada favor ahora ya hola gracias como sobre hacia muy mas va van vamos cuyo donde ahi aqui
  currently right still aun todavia actualmente whose cuya cuyas cuyos`.split(/\s+/),
);

/** Words that are not shown as unused, though a text may begin or end with them: greetings, and what only asks. */
export const asides: ReadonlySet<string> = new Set(
  'good morning afternoon buenos buenas dias tardes anything algo llevamos suman quedado far plate'.split(
    ' ',
  ),
);
