import { rootOf } from '../../../grammar/words/fold';
import { englishHead } from '../surface/mention';
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

/** How a product is bought; undefined where neither its name nor its trade tells. */
export function kindOf({ input, about, sectorId }: Material): Kind {
  const { language, audience } = input;
  const { name, shortName } = input.product;
  const headOf = (text: string) =>
    rootOf(language === 'es' ? (text.split(/\s/u)[0] ?? '') : englishHead(text.split(/\sat\s/u)[0] ?? text));
  const isOneOf = (words: ReadonlySet<string>) =>
    [name, shortName].some((one) => one !== undefined && words.has(headOf(one)));
  const isDone = about.isService === true || isOneOf(deeds[language]);
  const kind = isDone ? 'service' : isOneOf(usedUp[language]) ? 'everyday' : kinds[sectorId];
  if (kind === 'service' || kind === 'firm')
    return audience === 'B2B' ? 'firm' : kind === 'firm' ? undefined : kind;
  return kind === 'everyday' && audience === 'B2B' ? undefined : kind;
}
