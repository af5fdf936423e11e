import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';

/** A quantity that says by itself what it counts: «900 g», «24 horas de fermentación», «500 ml glass bottle». */
export type FigureLabel = string;

const units =
  'g|kg|mg|mm|cm|m|km|l|ml|cl|w|kw|kwh|wh|v|mah|gb|tb|mp|hz|lm|lúmenes|lumens|litros?|litres?|liters?|gramos?|grams|kilos?|metros?|metres?|meters?|vatios|watts|inch(?:es)?|pulgadas|oz|lb|lbs|ft|db|rpm|bar|°c|ppp|dpi';
const number = '\\d[\\d.,]*(?:\\s?[x×–-]\\s?\\d[\\d.,]*)*';
const measure = `${number}\\s?(?:${units})`;
const extent = '(?:\\s(?:across|tall|wide|high|deep|long|thick))';
const of = (pattern: string) => new RegExp(pattern, 'iu');

/** The longest label of a thing with its measure. */
const longest = 34;

const itself =
  'pesan?|miden?|weighs?|measures?|(?:peso(?: neto)?|(?:net )?weight|medidas|dimension(?:e?s)|measurements|size|contenido(?: neto)?):?|piezas? de|unidad(?:es)? de';
/** «Pesa 900 g», «120 × 80 cm», «Weight: 1 kg»: a measure of the product itself, which needs no noun beside it. */
const own = of(`^(?:(?:${itself})\\s)?(${measure}${extent}?)(?:\\s(?:in|en|con|with)\\s[^,;]{1,16})?$`);
/** «Capacidad: 1,5 litros». */
const capacity = of(`^(?:capacidad(?: de)?|capacity(?: of)?):?\\s(${measure})$`);

/** «Botella de 500 ml», «dos cuencos de 1,5 litros», «smoke point of 230 °C», «larch boards 38 mm thick». */
const things: Record<Language, RegExp> = {
  es: of(
    `^((?:\\p{L}{2,6}\\s)?\\p{L}{3,}(?:\\s(?:de\\s)?(?!de\\s)\\p{L}{3,}){0,2}\\sde\\s${measure})(?=$|,|\\scon\\s)`,
  ),
  en: of(
    `^((?:[\\p{L}-]+\\s){1,4}of\\s${measure})$|^(?:[\\p{L}-]+\\s)?((?:[\\p{L}-]+\\s){2}${measure}${extent})$`,
  ),
};

/** «500 ml glass bottle», «20-hour battery», «300 km incluidos al día»: a short phrase that begins with its measure. */
const leading = of(`^(?:${number}[\\s-]?(?:${units}|hour|day))(?:\\s[\\p{L}-]+){1,4}$`);

/** A number and the parts that it counts: «40 shifts», «incluye 4 recambios», «12 hilos por metro», «library of 200 recordings». */
const counted: Record<Language, RegExp> = {
  en: /^(?:(?:has|have|includes?|comes? with|with)\s)?((?:(?:library|collection|set|pack|box)\sof\s)?\d[\d,]*\s(?!and\b|or\b|to\b|in\b|of\b|days?\b|hours?\b|minutes?\b|years?\b|weeks?\b|months?\b|people\b)(?:[a-z-]{3,}\s)?[a-z]{3,}s)(?=$|,|\s(?:per|a|an|with|of|in)\s)/iu,
  es: /^(?:(?:tienen?|incluyen?|llevan?|con)\s)?((?:(?:biblioteca|colección|juego|caja|lote)\sde\s)?\d[\d.]*\s(?!y\b|o\b|a\b|de\b|en\b|segundos?\b|d[ií]as?\b|horas?\b|minutos?\b|años?\b|semanas?\b|mes(?:es)?\b|personas\b)\p{Ll}{3,}s(?:\s(?:por|de)\s\p{Ll}{3,})?)(?=$|,|\s(?:por|con|de|en|al)\s)/iu,
};

/** «80 % algodón», «80% cotton»: a share of something. */
const share =
  /^(\d[\d.,]*\s?%\s(?!off\b|menos\b|descuento\b|more\b|más\b|less\b)(?:\p{Ll}{3,}(?:\s\p{Ll}{3,}){0,2}(?=$|,|\s(?:and|with|in|y|con|en)\s)|\p{Ll}{3,}))/u;

const times: Record<Language, string> = {
  en: 'minutes?|hours?|days?|weeks?|months?|years?',
  es: 'minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?',
};

/** The noun of a verb that lasts: «fermenta 24 horas» are «24 horas de fermentación». */
const lasting: Record<Language, Record<string, string>> = {
  es: {
    ferment: 'fermentación',
    repos: 'reposo',
    madur: 'maduración',
    garantia: 'garantía',
    curac: 'curación',
    curad: 'curación',
    autonom: 'autonomía',
    bateria: 'batería',
    horne: 'horneado',
    cuece: 'cocción',
    coccion: 'cocción',
    secad: 'secado',
    infusion: 'infusión',
  },
  en: {
    ferment: 'fermentation',
    warrant: 'warranty',
    'guarantee(?!d)': 'guarantee',
    ageing: 'ageing',
    aged: 'ageing',
    batter: 'battery',
    prov: 'proving',
    matur: 'maturing',
  },
};

/** Words between a time and what lasts: «battery that charges in 2 hours» lasts otherwise. */
const between = '(?:(?!en\\s|se\\s|in\\s|que\\s|that\\s|cada\\s|every\\s)\\p{L}+\\s){0,2}';

function lastingOf(text: string, language: Language): FigureLabel | undefined {
  const time = `\\d[\\d.,]*[\\s-](?:${times[language]})(?!\\p{L})`;
  const found = of(`(?<![\\p{L}\\p{N}/-])(${time})`).exec(text)?.[1];
  if (found === undefined) return undefined;
  const plain = fold(text);
  const span = fold(found).replace(/[.]/gu, '\\.');
  const noun = Object.entries(lasting[language]).find(
    ([stem]) =>
      of(`^(?:\\p{L}+\\s)?${stem}\\p{L}*:?\\s${between}${span}(?!\\p{L})`).test(plain) ||
      of(`^${between}${span}\\s${between}${stem}`).test(plain),
  )?.[1];
  if (noun === undefined) return undefined;
  if (language === 'es') return `${found} de ${noun}`;
  // «10 year guarantee» and «12 hours of proving».
  return /(?<!^1 \w+)s$/u.test(found) ? `${found} of ${noun}` : `${found} ${noun}`;
}

const small = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('es') + text.slice(1) : text;

function measureOf(text: string, language: Language): FigureLabel | undefined {
  const bare = own.exec(text)?.[1];
  if (bare !== undefined) return bare;
  const held = capacity.exec(text)?.[1];
  if (held !== undefined) return language === 'es' ? `${held} de capacidad` : `capacity of ${held}`;
  if (leading.test(text) && text.length <= longest) return text;
  const [, one, other] = things[language].exec(text) ?? [];
  const thing = one ?? other;
  return thing !== undefined && thing.length <= longest ? small(thing) : undefined;
}

/** What needs the rest of its fact: money, limits, ranges. */
const isBound = (text: string) =>
  /[€$£]|\b(?:entre|between|m[ií]nimo|m[aá]ximo)\s+\d|\b(?:up to|from|over|under|at least|hasta|desde|más de|menos de|al menos|cerca de|plazo de|about|unos|unas)\s+\d|\d\s+(?:a|to|o|or|y|and)\s+\d/iu.test(
    text,
  );

/** The quantity that a fact about the product gives to a row of figures; none if it does not say by itself what it counts. */
export function figureOf(text: string, language: Language): FigureLabel | undefined {
  if (isBound(text)) return undefined;
  const count = counted[language].exec(text)?.[1];
  return (
    lastingOf(text, language) ??
    share.exec(text)?.[1] ??
    measureOf(text, language) ??
    (count === undefined ? undefined : small(count))
  );
}

const quantity =
  '(\\d[\\d.,]*\\s?(?:g|kg|ml|cl|l|oz|lb|lbs|litros?|litres?|liters?|gramos|grams|kilos?))(?!\\p{L})';
const packs =
  'pieza|botella|bote|tarro|caja|bolsa|saco|lata|paquete|pack|barra|tableta|frasco|tubo|garrafa|pastilla|hogaza|envase|brik|terrina|bandeja|porción|ración';
const packages =
  'bottle|bag|jar|tin|can|box|pack|packet|pouch|tub|tube|pot|bar|loaf|piece|block|carton|sachet';
const sold = [
  `^(?:(?:contenido(?: neto)?|peso neto|net weight|contents|formato|format|pack size):?\\s)?${quantity}$`,
  `^(?:en\\s)?(?:${packs})s?(?:\\sde\\s(?!\\d)\\p{L}+)?\\sde\\s${quantity}(?=$|,|\\scon\\s)`,
  `^${quantity}[\\s-](?:[\\p{L}-]+\\s){0,2}(?:${packages})(?:e?s)?(?=$|,|\\swith\\s)`,
  `^(?:[\\p{L}-]+\\s)?(?:${packages})(?:e?s)?\\sof\\s${quantity}$`,
].map(of);

/** The quantity that is bought, of a fact that names the package or nothing else; what a thing holds or weighs is none. */
export const soldQuantity = (text: string): string | undefined =>
  sold.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
