import { pieceLimits } from '../../../../../../shared/marketing/campaigns/limits';
import type { Landing, Line } from '../../../../../../shared/marketing/campaigns/piece';
import { priceId } from '../../validators/fact-rules';
import { fold } from '../../../grammar/words/fold';
import { inOrder } from '../pick';
import type { Material, Told } from '../plan/material';
import { inviting, pricing } from '../plan/terms';
import { asItIs, consequence, telling } from '../plan/tries';
import type { Try } from '../plan/unit';
import { landingWords } from '../shapes/banks';
import { capitalised } from '../surface/markup';
import { type Job, single } from './email';
import { labelsOf } from './label';
import { opensOnPronoun } from './rhythm';
import { worded } from './worded';

const lengthOf = (text: string) => Array.from(text).length;

const isFine = (line: Line, isSentence: boolean, { isSound }: Material, canCite = true) =>
  isSound({ ...line, isSentence, canCite });

/** What a fact gives to a headline of an ad. */
const ofFact = (fact: Told): Line[] =>
  [
    ...(fact.concept?.after ?? []),
    fact.text,
    ...(fact.brief ? [fact.brief] : []),
    ...(fact.figure ? [fact.figure] : []),
  ].map((text) => ({ text: capitalised(text), facts: [fact.id] }));

function headlinesOf({ angle, facts, desk: { material }, isLong = false }: Job): Line[] {
  const { count, most } = pieceLimits.adHeadlines;
  const words = landingWords[material.input.language];
  const key = `${material.key}|${angle}|ads`;
  const plain = words.adHeadlines.map((template): Line | undefined => {
    const text = worded(template, material);
    return text === undefined ? undefined : { text, facts: template.includes('{price}') ? [priceId] : [] };
  });
  const [name, priced] = plain;
  const labels = labelsOf(material, `${angle}.ads`).map((text): Line => ({ text, facts: [] }));
  // By place, not by text: another number in a fact moves nothing.
  const own = facts.map((fact) =>
    inOrder([...ofFact(fact).entries()], `${key}|${fact.id}`, ([place]) => String(place)).map(
      ([, line]) => line,
    ),
  );
  const firstOfEach = own.flatMap(([one]) => (one ? [one] : []));
  const others = own.flatMap(([, ...rest]) => rest);
  const all = [
    name,
    ...firstOfEach.slice(0, isLong ? 1 : 3),
    priced,
    ...(isLong ? labels : []),
    ...firstOfEach.slice(3),
    ...others,
    ...labels,
    ...plain,
  ];
  const fitting = all.filter(
    (line): line is Line =>
      line !== undefined && lengthOf(line.text) <= most && isFine(line, false, material),
  );
  const distinct = fitting.filter(
    ({ text }, index) => fitting.findIndex((other) => fold(other.text) === fold(text)) === index,
  );
  return distinct.slice(0, count);
}

function descriptionsOf(job: Job, pieceKey: string): Line[] {
  const { angle, facts, desk } = job;
  const { material } = desk;
  const { count, most } = pieceLimits.adDescriptions;
  const taken = new Set<string>();
  const write = (slot: string, tries: readonly Try[]) => {
    const wanted = (accepts: (text: string) => boolean) =>
      single(job, slot, pieceKey, tries, { most, isSentence: true, accepts });
    const isNew = (text: string) => !taken.has(text);
    const line = wanted((text) => isNew(text) && !opensOnPronoun(text)) ?? wanted(isNew);
    if (line) taken.add(line.text);
    return line;
  };
  const told = facts.flatMap((fact, index) => {
    const slot = `landing.ad${index}`;
    return taken.size >= (job.isLong ? 1 : count - 1)
      ? []
      : [
          write(slot, [
            ...consequence(fact, material, `${angle}.${slot}`).slice(0, 2),
            ...telling(fact, material),
            asItIs(fact, material),
          ]),
        ];
  });
  const ends = [0, 1, 2].map((index) =>
    taken.size >= count
      ? undefined
      : write(`landing.adEnd${index}`, [...inviting(material, `${angle}.adEnd`), ...pricing(material)]),
  );
  return [...told, ...ends].filter((line) => line !== undefined).slice(0, count);
}

/** The texts of search ads: headlines that stand in any order, and descriptions. */
export const writeAds = (job: Job, pieceKey: string): Landing['ads'] => ({
  headlines: headlinesOf(job),
  descriptions: descriptionsOf(job, pieceKey),
});

/** The title and the description for search engines; undefined where the name is too long. */
export function writeSeo({ angle, facts, desk: { material } }: Job): {
  title?: string;
  description?: string;
} {
  const { product, company } = material.ground;
  const names = [product.name, product.shortName].filter((name) => name !== undefined);
  const check = (text: string, isSentence: boolean) =>
    isFine({ text, facts: [] }, isSentence, material, false);
  const short = facts.filter(({ pair, form }) => !pair && form !== 'sentence').map(({ small }) => small);
  const order = inOrder(
    landingWords[material.input.language].seoTitles.slice(0, 3),
    `${material.key}|${angle}|seo`,
    (one) => one,
  );
  const titles = [...order, '{name}'].flatMap((template) =>
    names.flatMap((name) => [...short, ''].map((f) => worded(template, material, { name, f }))),
  );
  const title = titles
    .filter((text) => text !== undefined)
    .map(capitalised)
    .find((text) => lengthOf(text) <= pieceLimits.seoTitle.most && check(text, false));
  const description = describe(names, company.name, facts, material, (text) => check(text, true));
  return { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) };
}

/** Name, seller and as many facts as fit; the price and an action where there is room or need. */
function describe(
  names: readonly string[],
  company: string,
  facts: readonly Told[],
  material: Material,
  check: (text: string) => boolean,
): string | undefined {
  const { least, most } = pieceLimits.seoDescription;
  const { language } = material.input;
  const from = language === 'es' ? 'de' : 'from';
  const { price } = material.ground.product;
  for (const name of names) {
    const starts = [`${name} ${from} ${company}`, name].map(capitalised);
    for (const start of starts) {
      const parts = [
        ...facts.map(({ text }) => capitalised(text)),
        ...(price ? [capitalised(price)] : []),
        ...labelsOf(material, 'seo').slice(0, 1),
      ];
      let text = `${start}.`;
      for (const part of parts) {
        const longer = `${text} ${part}.`;
        if (lengthOf(longer) <= most && check(longer)) text = longer;
      }
      if (lengthOf(text) >= least && lengthOf(text) <= most && check(text)) return text;
    }
  }
  return undefined;
}
