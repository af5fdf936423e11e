import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';

/** A quantity that says by itself what it counts: «900 g», «24 horas de fermentación», «three brightness levels». */
export type FigureLabel = string;

/** Measures that need no noun beside them. */
const measures =
  'g|kg|mg|mm|cm|m|km|l|ml|cl|w|kw|kwh|wh|v|mah|gb|tb|mp|hz|lm|lúmenes|lumens|litros?|litres|liters|gramos?|grams|kilos?|metros?|metres|meters|vatios|watts|inches|pulgadas|oz|lb|lbs|ft|db|rpm|bar|°c|ppp|dpi';
/** «80 % algodón», «80% cotton»: a share of something. */
const share = /(?<![\p{L}\p{N}])(\d[\d.,]*\s?%\s\p{Ll}{3,})/u;

const number = '\\d[\\d.,]*(?:\\s?[x×–-]\\s?\\d[\\d.,]*)*';
const measured = new RegExp(
  `(?<![\\p{L}\\p{N}/-])(${number}\\s?(?:${measures})(?:\\s(?:across|tall|wide|high|deep|long|thick))?)(?![\\p{L}\\p{N}/])(?!(?<=mm)\\s\\p{Ll})`,
  'iu',
);

/** A number and the things that it counts: «40 shifts», «25 empleados», «12 hilos por metro». */
const counted: Record<Language, RegExp> = {
  en: /(?<![\p{L}\p{N}$€£./-])(\d[\d,]*\s+(?!and\b|or\b|to\b|in\b|of\b|days?\b|hours?\b|minutes?\b|years?\b|weeks?\b|months?\b)(?:[a-z-]{3,}\s)?[a-z]{3,}s)(?![\p{L}])/u,
  es: /(?<![\p{L}\p{N}$€./-])(\d[\d.]*\s+(?!y\b|o\b|a\b|de\b|en\b|segundos?\b|d[ií]as?\b|horas?\b|minutos?\b|años?\b|semanas?\b|mes(?:es)?\b)\p{Ll}{3,}s)(?![\p{L}])/u,
};

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
    garant: 'garantía',
    cura: 'curación',
    autonom: 'autonomía',
    bateria: 'batería',
    horne: 'horneado',
    cuece: 'cocción',
    secad: 'secado',
    infusion: 'infusión',
  },
  en: {
    ferment: 'fermentation',
    warrant: 'warranty',
    guarante: 'guarantee',
    ageing: 'ageing',
    aged: 'ageing',
    batter: 'battery',
    prov: 'proving',
    matur: 'maturing',
  },
};

function lastingOf(text: string, language: Language): FigureLabel | undefined {
  const time = new RegExp(
    `(?<![\\p{L}\\p{N}/-])(\\d[\\d.,]*\\s+(?:${times[language]}))(?!\\p{L})`,
    'iu',
  ).exec(text)?.[1];
  if (time === undefined) return undefined;
  const words = fold(text).split(/[^\p{L}]+/u);
  const noun = Object.entries(lasting[language]).find(([stem]) =>
    words.some((word) => word.startsWith(stem)),
  )?.[1];
  if (noun === undefined) return undefined;
  if (language === 'es') return `${time} de ${noun}`;
  // «10 year guarantee» and «12 hours of proving».
  return /(?<!^1 \w+)s$/u.test(time) ? `${time} of ${noun}` : `${time} ${noun}`;
}

/** «Pastilla de 120 g», «tacos de 5 mm»: a measure with the thing that it measures. */
const measuredThing = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\p{L}{3,}(?: de \\p{L}+)? de ${number}\\s?(?:${measures}))(?![\\p{L}\\p{N}])`,
  'iu',
);

/** A bare measure says what it measures only where little else stands beside it. */
function measureOf(text: string, language: Language): FigureLabel | undefined {
  const found = measured.exec(text)?.[1];
  if (language !== 'es' || found === undefined) return found;
  const thing = measuredThing.exec(text)?.[1];
  if (thing !== undefined && !/^(?:pieza|unidad|peso|m[aá]s|menos|cerca|plazo|hasta|desde) /iu.test(thing))
    return thing;
  return text.length - found.length <= 22 && !/\p{L}[ad]a?s? \d/iu.test(text) ? found : undefined;
}

/** The first quantity of a fact that stands by itself; none if its number needs the rest of the fact. */
export const figureOf = (text: string, language: Language): FigureLabel | undefined =>
  /[€$£]|\b(?:entre|between|m[ií]nimo|m[aá]ximo)\s+\d|\b(?:up to|from|over|under|at least|hasta|desde|más de|menos de|al menos)\s+\d/iu.test(
    text,
  )
    ? undefined
    : (lastingOf(text, language) ??
      share.exec(text)?.[1] ??
      measureOf(text, language) ??
      counted[language].exec(text)?.[1]);
