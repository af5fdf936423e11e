import type { Language } from '../../../../../../shared/languages';
import { rootOf } from '../../../grammar/words/fold';
import { englishHead } from '../surface/english-head';
import type { WriterInput } from '../input';
import type { Material } from './material';

/** How a product is bought: again and again, seldom, as something done, or as something that a firm works with. */
export type Kind = 'everyday' | 'durable' | 'service' | 'firm' | undefined;

const rootsOf = (words: string) => new Set(words.trim().split(/\s+/u).map(rootOf));

/** What is done for a buyer, as names of products begin or end. */
const deeds = {
  es: rootsOf(`clase curso taller sesión revisión auditoría alquiler asesoría gestoría gestión limpieza reparación mantenimiento
    instalación seguro suscripción visita ruta excursión viaje consulta tratamiento masaje servicio mudanza transporte inspección
    paseo cuidado formación consultoría traducción diseño reforma poda jardinería peluquería adiestramiento bono abono estancia
    alojamiento escapada prueba análisis plan contabilidad nómina campamento entrenamiento terapia fisioterapia guardería reportaje`),
  en: rootsOf(`class course workshop session service audit rental hire lesson tuition cleaning grooming repair maintenance
    installation insurance subscription membership tour trip consultation treatment massage removal transport inspection test
    training advice consulting translation design renovation landscaping bookkeeping accounting accountancy payroll stay appointment
    storage haulage catering coaching therapy camp walk walking sitting care package survey lettering`),
};

/** What is done for pleasure, and wanted on a day as a cake is. */
const outings = {
  es: rootsOf('taller visita ruta excursión viaje paseo masaje escapada estancia alojamiento cata'),
  en: rootsOf('workshop tour walk trip massage stay tasting'),
};

/** What is used up, in trades that sell other things too. */
const usedUp = {
  es: rootsOf(
    'crema champú jabón gel aceite sérum tónico mascarilla bálsamo pienso comida snack galleta arena vela café té infusión loción',
  ),
  en: rootsOf(
    'cream shampoo soap gel oil serum toner mask balm food treat biscuit litter candle coffee tea lotion kibble scrub',
  ),
};

const kinds: Readonly<Record<string, Kind>> = {
  ...{
    food: 'everyday',
    restaurants: 'everyday',
    fashion: 'durable',
    accessories: 'durable',
    home: 'durable',
  },
  ...{ beauty: 'durable', sports: 'durable', electronics: 'durable', garden: 'durable', crafts: 'durable' },
  ...{ pets: 'durable', building: 'durable', industry: 'durable', software: 'firm', advisers: 'service' },
  ...{ education: 'service', tourism: 'service', logistics: 'service', health: 'service' },
};

/** What has a date or a place, which is booked and not bought. */
const dates = {
  es: rootsOf(`clase curso sesión alquiler consulta tratamiento campamento prueba cata escapada cabaña apartamento bungalow
    habitación suite parcela camping glamping estancia alojamiento reportaje`),
  en: rootsOf(`class course lesson session hire rental consultation treatment appointment camp cabin cottage apartment room
    suite lodge yurt treehouse stay groom package`),
};

/** The words with which a product's names begin or, in English, end. */
function headsOf({ language, product: { name, shortName } }: WriterInput): string[] {
  const headOf = (text: string) =>
    rootOf(language === 'es' ? (text.split(/\s/u)[0] ?? '') : englishHead(text));
  return [name, shortName].flatMap((one) => (one === undefined ? [] : headOf(one)));
}

type Words = Record<Language, ReadonlySet<string>>;
const isOneOf = (words: Words, input: WriterInput) =>
  headsOf(input).some((head) => words[input.language].has(head));

/** Whether a product's name says that it is done for its buyer. */
export const isDone = (input: WriterInput): boolean => isOneOf(deeds, input);

/** Concepts of things that are sent: what is done comes in no parcel. */
export const ofParcels: ReadonlySet<string> = new Set(
  `next-day-delivery same-day-delivery free-shipping delivery-slot tracking free-returns international-shipping
  delivery-in-days free-shipping-from gift-wrap`.split(/\s+/u),
);

/** Whether a product is booked for a date. */
export const isBooked = (input: WriterInput): boolean => isOneOf(outings, input) || isOneOf(dates, input);

/** How a product is bought; undefined where neither its name nor its trade tells. */
export function kindOf({ input, about, sectorId }: Material): Kind {
  const { audience } = input;
  if (audience === 'B2C' && isOneOf(outings, input)) return 'everyday';
  const isDone = about.isService === true || isOneOf(deeds, input);
  const kind = isDone ? 'service' : isOneOf(usedUp, input) ? 'everyday' : kinds[sectorId];
  if (kind === 'service' || kind === 'firm')
    return audience === 'B2B' ? 'firm' : kind === 'firm' ? undefined : kind;
  return kind === 'everyday' && audience === 'B2B' ? undefined : kind;
}
