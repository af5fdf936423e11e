import { pieceLimits } from '../../../../../../shared/marketing/campaigns/limits';
import type { Landing, Line } from '../../../../../../shared/marketing/campaigns/piece';
import type { formFields, Goal } from '../../../../../../shared/marketing/campaigns/scales';
import { priceId } from '../../validators/fact-rules';
import { fold } from '../../../grammar/words/fold';
import { checkLeaf } from '../../validators/validate-piece';
import { inOrder } from '../pick';
import { preheading } from '../plan/headings';
import { planLanding } from '../plan/landing-plan';
import type { Material, Told } from '../plan/material';
import { pricing } from '../plan/terms';
import { asItIs, consequence, telling } from '../plan/tries';
import { landingWords } from '../shapes/banks';
import { capitalised } from '../surface/markup';
import { writeAds, writeSeo } from './ads';
import { type Draft, type Job, headed, single } from './email';
import { labelsOf } from './label';
import { slotsOfPage } from './page-slots';
import { worded } from './worded';

type Fields = (typeof formFields)[number][];

const fields: Record<Goal, Fields> = {
  buy: ['name', 'email'],
  quote: ['name', 'email', 'phone', 'message'],
  demo: ['name', 'email', 'company', 'position'],
  visit: ['name', 'email', 'phone'],
  subscribe: ['name', 'email'],
};

const fieldsFor = ({ input }: Material): Fields => {
  const asked = fields[input.goal];
  const isFirm = input.audience === 'B2B' && !asked.includes('company');
  return isFirm ? [...asked, 'company'] : asked;
};

const longest = 200;

/** The title of a benefit: what the lexicon calls the state afterwards, the fact itself, or a title of its kind. */
function titleOf(fact: Told, text: string, job: Job, taken: Set<string>): Line {
  const { material } = job.desk;
  const key = `${material.key}|${job.angle}|title`;
  const ofKind = landingWords[material.input.language].titles[fact.kind];
  const { usedSayings } = job.desk;
  const after = inOrder(fact.concept?.after ?? [], key, (text) => text);
  const stated = [
    ...after.filter((text) => !usedSayings.has(`title|${text}`)),
    ...(fact.text.length <= 38 && !fact.pair ? [fact.text] : []),
    ...(fact.brief !== undefined && fact.brief.length <= 38 ? [fact.brief] : []),
  ].map((text) => ({ text: capitalised(text), facts: [fact.id] }));
  const plain = inOrder(ofKind, key, (text) => text).map((text) => ({ text, facts: [] }));
  const isFine = (line: Line) =>
    !taken.has(line.text) &&
    !fold(text).startsWith(fold(line.text)) &&
    checkLeaf({ at: 'title', ...line, isSentence: false, canCite: true }, material.ground, {
      said: material.said,
    }).length === 0;
  const found = [...stated, ...plain].find(isFine) ?? { text: capitalised(fact.text), facts: [fact.id] };
  taken.add(found.text);
  for (const text of after) if (capitalised(text) === found.text) usedSayings.add(`title|${text}`);
  return found;
}

function benefitsOf(facts: readonly Told[], job: Job, pieceKey: string): Landing['benefits'] {
  const { material } = job.desk;
  const taken = new Set<string>();
  return facts.flatMap((fact, index) => {
    const slot = `landing.benefit${index}`;
    const tries = [...consequence(fact, material, `${job.angle}.${slot}`), asItIs(fact, material)];
    const text = single(job, slot, pieceKey, tries, { most: longest * 2, isSentence: true });
    return text ? [{ title: titleOf(fact, text.text, job, taken), text }] : [];
  });
}

/** The question that a fact answers. */
function questionOf(fact: Told, { angle, desk: { material } }: Job, taken: Set<string>): string | undefined {
  const words = landingWords[material.input.language];
  const key = `${material.key}|${angle}|${fact.id}`;
  const label = fact.pair && fact.pair.label.charAt(0).toLocaleLowerCase('es') + fact.pair.label.slice(1);
  const templates = [
    ...(label ? inOrder(words.askedOfPair, key, (text) => text) : []),
    ...words.asked.filter(([pattern]) => pattern.test(fact.text)).map(([, text]) => text),
    ...inOrder(words.askedOfAny, `${material.key}|${angle}|any`, (text) => text),
  ];
  const called = label && material.input.language === 'es' ? label : label && `the ${label}`;
  const asked = templates
    .map((template) => worded(template, material, called ? { label: called } : {}))
    .find((text) => text !== undefined && !taken.has(text) && isFineLabel(text, material, true));
  if (asked !== undefined) taken.add(asked);
  return asked;
}

const isFineLabel = (text: string, { ground }: Material, isSentence: boolean) =>
  checkLeaf({ at: 'label', text, facts: [], isSentence, canCite: false }, ground).length === 0;

function faqOf(facts: readonly Told[], job: Job, pieceKey: string): Landing['faq'] {
  const { material } = job.desk;
  const taken = job.desk.usedSayings;
  const words = landingWords[material.input.language];
  const priced = inOrder(words.askedOfPrice, `${material.key}|${job.angle}|price`, (text) => text)
    .map((text) => worded(text, material))
    .find((text) => text !== undefined && isFineLabel(text, material, true));
  const price = single(job, 'landing.faqPrice', pieceKey, pricing(material), {
    most: longest,
    isSentence: true,
  });
  const ofFacts = facts.flatMap((fact, index) => {
    const q = questionOf(fact, job, taken);
    const a = single(job, `landing.faq${index}`, pieceKey, [asItIs(fact, material)], {
      most: longest * 2,
      isSentence: true,
    });
    return q !== undefined && a ? [{ q, a }] : [];
  });
  return [...ofFacts, ...(priced !== undefined && price ? [{ q: priced, a: price }] : [])];
}

/** A fact in a list of facts: as it is, with a capital and without a mark. */
const listedLine = ({ id, text }: Told): Line => ({ text: capitalised(text), facts: [id] });

function formOf({ angle, desk: { material } }: Job): Landing['form'] {
  const { consents } = landingWords[material.input.language];
  const consent = inOrder(consents, `${material.key}|${angle}|consent`, (text) => text)
    .map((text) => worded(text, material))
    .find((text) => text !== undefined && isFineLabel(text, material, false));
  const labels = labelsOf(material, `${angle}.form`);
  return { fields: fieldsFor(material), consent: consent ?? '', submit: labels[0] ?? '' };
}

function priceOf(job: Job, pieceKey: string): Line | undefined {
  const { material } = job.desk;
  const { price } = material.ground.product;
  if (price !== undefined) return { text: price, facts: [priceId] };
  const line = single(job, 'landing.price', pieceKey, pricing(material), { most: longest, isSentence: true });
  return line;
}

/** The sentence under the heading, which names the product. */
function subtitleOf(job: Job, pieceKey: string): Line | undefined {
  const { facts } = job;
  const { material } = job.desk;
  return single(
    job,
    'landing.subtitle',
    pieceKey,
    [
      ...facts.slice(0, 3).flatMap((fact) => telling(fact, material, true)),
      ...preheading(facts, material),
      ...pricing(material),
    ],
    { most: longest, isSentence: true, isNaming: true },
  );
}

/** The landing page of an angle. */
export function writeLanding(job: Job): Draft<Landing> {
  const { angle, facts, desk } = job;
  const { material } = desk;
  const pieceKey = `${angle}/landing page`;
  const h1 = headed(job, 'landing.h1', pieceKey, pieceLimits.h1.most, false);
  const plan = planLanding(facts, material);
  const subtitle = subtitleOf(job, pieceKey);
  const benefits = benefitsOf(plan.benefits, job, pieceKey);
  const offered = facts.find(({ kind }) => kind === 'offer');
  const offer =
    offered &&
    single(job, 'landing.offer', pieceKey, [asItIs(offered, material)], {
      most: longest * 2,
      isSentence: true,
    });
  const price = priceOf(job, pieceKey);
  const faq = faqOf(plan.asked, job, pieceKey);
  const seo = writeSeo(job);
  const content: Landing = {
    h1: h1 ?? { text: '', facts: [] },
    subtitle: subtitle ?? { text: '', facts: [] },
    benefits,
    facts: plan.listed.map(listedLine),
    ...(price ? { price } : {}),
    ...(offer ? { offer } : {}),
    faq,
    form: formOf(job),
    cta: { label: labelsOf(material, `${angle}.landing`)[0] ?? '', goal: material.input.goal },
    seo: { title: seo.title ?? '', description: seo.description ?? '' },
    ads: writeAds(job, pieceKey),
  };
  const needed = { h1, subtitle, 'seo.title': seo.title, 'seo.description': seo.description };
  const tooLong = Object.entries(needed).flatMap(([at, found]) => (found === undefined ? [at] : []));
  return { content, slots: slotsOfPage(content), tooLong };
}
