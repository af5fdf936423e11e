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

/** Words of everyday business, which are spelled right and so are no slip of a name. */
export const everyday: ReadonlySet<string> = new Set(
  `want wants wanted need needs asked asks told tell said says think thinks know knows spoke spoken speak talked heard went
  gone come came coming going been have having send sent price prices quote offer offers invoice paid pays order orders
  written answer answered reply date where when much many more most also back last missing maybe agree agreed decide
  decided bought sold sign signed expensive cheap everything nothing someone everyone people thing things time times
  quiere quieren querria quiero pide piden pidio dice dicen dijo dicho hable hablado llame llamo llamado llamar escrito
  visitado enviado envia manda mande mandado pagado paga pague falta faltan viene vienen llega llegado llegue puede pueden
  hacer hace hecho tiene tienen tengo sabe saber precio precios presupuesto oferta factura pedido pedidos contrato
  respuesta fecha tarde nada cosa cosas alguien nadie tambien ultimo ultima siguiente queda quedan quedamos quedado caro
  barato firmar firmado reunion cita visita`.split(/\s+/),
);
