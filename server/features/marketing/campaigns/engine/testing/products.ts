import { registerOf } from '../../../../../../shared/marketing/register';
import type { Language } from '../../../../../../shared/languages';
import type { Audience, Goal } from '../../../../../../shared/marketing/campaigns/scales';
import { goals } from '../../../../../../shared/marketing/campaigns/scales';
import { nounPhrases } from '../../../grammar/testing/noun-phrases';
import type { GroundFact } from '../../validators/ground';
import { type WriterInput, firstWording } from '../input';
import { moneyText } from '../../../money-text';

// Products as shops state them: tags, pairs, halves of sentences and sentences, with numbers of their own.

const names: Record<Language, readonly string[]> = {
  es: nounPhrases
    .map((phrase) => phrase.replace(/^\*?(?:el|la|los|las) /u, ''))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  en: `Canvas backpack|Oak dining table|Linen shirt|Sourdough loaf|Ceramic teapot|Merino socks|Garden hose|Desk lamp|Wool blanket|
  Leather wallet|Cast iron skillet|Travel mug|Payroll service|Booking software|Yoga mat|Trail running shoes|Cotton duvet cover|
  Espresso machine|Bluetooth speaker|Rain jacket|Dog bed|Wooden puzzle|Olive oil|Beeswax candle|Office chair|Standing desk|Bike helmet|
  Picture frame|Bread knife|Silk scarf|Camping stove|Tax advice|Language course|Guided tour|Window cleaning|Plant pot|Fountain pen|
  Paper notebook|Herbal tea|Cheese board|Bath towel|Rug|Denim jeans|Chore jacket|Swing set|Baby sling|Cat tree|Toolbox|Cordless drill|
  Phone case`
    .split('|')
    .map((name) => name.trim()),
};

type Templates = Record<GroundFact['kind'], readonly string[]>;

const templates: Record<Language, Templates> = {
  es: {
    feature: [
      'pesa # g',
      'Peso: # kg',
      'Material: roble',
      '# % algodón',
      'lavable a máquina',
      'hecho a mano en Portugal',
      'Medidas: # x # cm',
      'incluye # recambios',
      'base de madera de # cm',
      'batería de # horas',
      'se monta sin herramientas',
      'viene en caja de cartón',
      'Color: azul noche',
      'asas de cuero',
      'cabe en una mochila',
      'tres bolsillos con cremallera',
      'se guarda plegado',
      'funciona sin cable',
      'El tejido deja pasar el aire.',
      'Cada pieza lleva su número.',
      'cosido en un taller de Ubrique',
      'tapa con cierre',
      'sin azúcar añadido',
      'fermenta # horas en frío',
      'Hecho con trigo de Burgos',
      'se limpia con un paño',
      'ocupa lo que un libro',
      'acceso para # personas',
    ],
    advantage: [
      'se abre con una mano',
      'cabe debajo del asiento',
      'aguanta tierno # días',
      'se regula con un toque',
      'no hace falta plancharlo',
      'un gestor asignado responde en # horas',
      'se usa con las dos manos ocupadas',
      'deja la mesa libre',
      'entra en el lavavajillas',
      'se lleva puesto sin notarlo',
      'Las piezas se cambian de una en una.',
      'listo en # minutos',
      'se comparte con todo el equipo',
      'la funda se quita y se lava',
      'sirve para dentro y para fuera',
    ],
    proof: [
      '# personas lo usan en Burgos',
      'probado # horas en taller',
      'reparado por nosotros durante # años',
      'trabajamos desde 19##',
      'vendido en # tiendas de barrio',
    ],
    offer: [
      'se reserva antes de las 20:00 y se recoge a las 9:30',
      'envío incluido a partir de # €',
      'segunda unidad por # €',
      'cambio en # días',
      'se prueba # días',
    ],
  },
  en: {
    feature: [
      'weighs # g',
      'Weight: # kg',
      'Material: oak',
      '#% cotton',
      'machine washable',
      'handmade in Portugal',
      'Dimensions: # x # cm',
      'comes with # spare parts',
      'oak base, # cm wide',
      '#-hour battery',
      'folds flat',
      'packed in a cardboard box',
      'Colour: night blue',
      'leather handles',
      'fits in a backpack',
      'three zipped pockets',
      'stores upright',
      'runs without a cable',
      'The cloth lets air through.',
      'Every piece has its number.',
      'stitched in a workshop in Leeds',
      'lid with a clasp',
      'without added sugar',
      'ferments # hours in the cold',
      'Made with wheat from Kent',
      'wipes clean',
      'takes the room of a book',
      'access for # people',
    ],
    advantage: [
      'opens with one hand',
      'fits under the seat',
      'stays fresh for # days',
      'dims with one touch',
      'needs no ironing',
      'an assigned contact answers within # hours',
      'works while both hands are busy',
      'leaves the table free',
      'goes in the dishwasher',
      'Parts are swapped one at a time.',
      'ready in # minutes',
      'is shared with the whole team',
      'the cover comes off and goes in the wash',
      'works indoors and outdoors',
      'needs no tools',
    ],
    proof: [
      '# people use it in Leeds',
      'tested for # hours in the workshop',
      'repaired by us for # years',
      'We have worked since 19##.',
      'sold in # shops',
    ],
    offer: [
      'order before 20:00 and collect at 9:30',
      'delivery included from £#',
      'second one for £#',
      'exchange within # days',
      'try it for # days',
    ],
  },
};

/** Numbers from a seed, the same for the same seed (a linear congruential generator, as in «Numerical Recipes»). */
function dice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)] as T;
  return { next, pick };
}

const sectors = ['panadería', 'bakery', 'gestoría', 'software', 'tienda', 'shop', ''];

/** A product of a shop, by its seed. */
export function productOf(seed: number, language: Language, audience: Audience): WriterInput {
  const { next, pick } = dice(seed * 7_919 + (language === 'es' ? 1 : 2) + (audience === 'B2B' ? 10 : 0));
  for (let warm = 0; warm < 5; warm += 1) next();
  const told = new Set<string>();
  const facts: GroundFact[] = [];
  const number = () => String(2 + Math.floor(next() * 7)) + (next() > 0.5 ? '0' : '');
  const add = (kind: GroundFact['kind']) => {
    const template = pick(templates[language][kind]);
    if (told.has(template)) return;
    told.add(template);
    const text = template.replace('##', () => String(50 + Math.floor(next() * 49))).replaceAll('#', number);
    facts.push({ id: `f${facts.length + 1}`, kind, text });
  };
  while (facts.length < 1) add('feature');
  while (facts.length < 2) add('advantage');
  while (facts.length < 3) add('feature');
  const more = Math.floor(next() * 6);
  for (let index = 0; index < more; index += 1)
    add(pick(['feature', 'feature', 'advantage', 'proof', 'offer'] as const));
  const minor = Math.floor(next() * 20_000) + 250;
  const hasPrice = next() > 0.15;
  return {
    ...{
      language,
      audience,
      register: registerOf('audience', audience),
      facts,
      avoid: [],
      goal: pick(goals) as Goal,
      wording: firstWording,
    },
    company: { name: language === 'es' ? 'Taller Ribera' : 'Millbrook Goods', sector: pick(sectors) },
    product: {
      name: pick(names[language]),
      price: hasPrice ? moneyText(minor, language === 'es' ? 'EUR' : 'GBP', language) : undefined,
    },
  };
}
