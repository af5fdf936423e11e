import { list } from '../surface/english-articles';
import { type Telling, either, isMeasured, joined, small, when } from './pair-telling';

const isTime = (value: string) =>
  /^\d.*\b(?:h|hrs?|hours?|mins?|minutes?|days?|weeks?|months?|years?)$/iu.test(value);

const isNumber = (value: string) => /^\d+$/u.test(value) && value !== '1';

const weighs = either('weighs', 'weigh');
const stands = either('is', 'are');
const arrives = either('comes', 'come');

/** How English tells a pair of the product: "Weight: 1 kg" is "weighs 1 kg". */
export const englishPairs: Telling = [
  [/^(?:net |approx\.? |total )?weight$/u, when(isMeasured, (value, many) => `${weighs(many)} ${value}`)],
  [
    /^(?:dimensions?|measurements?|size)$/u,
    when(isMeasured, (value, many) => `${many ? 'measure' : 'measures'} ${value}`),
  ],
  [/^height$/u, when(isMeasured, (value, many) => `${stands(many)} ${value} tall`)],
  [/^width$/u, when(isMeasured, (value, many) => `${stands(many)} ${value} wide`)],
  [/^length$/u, when(isMeasured, (value, many) => `${stands(many)} ${value} long`)],
  [/^depth$/u, when(isMeasured, (value, many) => `${stands(many)} ${value} deep`)],
  [/^thickness$/u, when(isMeasured, (value, many) => `${stands(many)} ${value} thick`)],
  [/^diameter$/u, when(isMeasured, (value, many) => `${stands(many)} ${value} across`)],
  [/^(?:capacity|volume)$/u, when(isMeasured, (value, many) => `${many ? 'hold' : 'holds'} ${value}`)],
  [/^duration$/u, when(isTime, (value, many) => `${many ? 'last' : 'lasts'} ${value}`)],
  [/^(?:warranty|guarantee)$/u, when(isTime, (value, many) => `${arrives(many)} with ${value} of warranty`)],
  [
    /^(?:delivery|lead time|delivery time|shipping)$/u,
    when(isTime, (value, many) => `${many ? 'arrive' : 'arrives'} in ${value}`),
  ],
  [
    /^(?:materials?|composition|fabric|made of)$/u,
    (value, many) => `${stands(many)} ${/^\d[\d.,]*\s?%/u.test(value) ? value : `made of ${small(value)}`}`,
  ],
  [/^(?:colou?r|shade)$/u, (value, many) => `${arrives(many)} in ${small(value)}`],
  [/^sizes$/u, (value, many) => `${arrives(many)} in sizes ${value}`],
  [/^(?:origin|country of origin)$/u, (value, many) => `${arrives(many)} from ${value}`],
  [/^(?:made in|country of manufacture)$/u, (value, many) => `${stands(many)} made in ${value}`],
  [/^vintage$/u, (value, many) => `${stands(many)} from the ${value} vintage`],
  [
    /^(?:flavou?rs?|tasting notes)$/u,
    (value, many) => `${many ? 'taste' : 'tastes'} of ${joined(value, list)}`,
  ],
  [/^(?:scent|fragrance|aroma)$/u, (value, many) => `${many ? 'smell' : 'smells'} of ${joined(value, list)}`],
  [
    /^(?:contains|allergens|ingredients)$/u,
    (value, many) => `${many ? 'contain' : 'contains'} ${joined(value, list)}`,
  ],
  [
    /^(?:includes|contents|in the box|what's in the box)$/u,
    (value, many) => `${many ? 'include' : 'includes'} ${joined(value, list)}`,
  ],
  [
    /^(suitable|ideal|recommended|designed) for$/u,
    (value, many, name) => `${stands(many)} ${name} ${small(value)}`,
  ],
  [
    /^(?:max(?:imum)? )?load$/u,
    when(isMeasured, (value, many) => `${many ? 'take' : 'takes'} a load of ${value}`),
  ],
  [
    /^(?:pockets|doors|drawers|shelves|seats|compartments|pages|speeds|settings)$/u,
    when(isNumber, (value, many, name) => `${many ? 'have' : 'has'} ${value} ${name}`),
  ],
];
