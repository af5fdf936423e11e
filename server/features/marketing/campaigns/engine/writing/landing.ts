import { pieceLimits } from '../../../../../../shared/marketing/campaigns/limits';
import type { Landing, Line } from '../../../../../../shared/marketing/campaigns/piece';
import type { formFields, Goal } from '../../../../../../shared/marketing/campaigns/scales';
import { priceId } from '../../validators/fact-rules';
import { fold } from '../../../grammar/words/fold';
import { inOrder } from '../pick';
import { preheading } from '../plan/headings';
import { planLanding } from '../plan/landing-plan';
import type { Material, Told } from '../plan/material';
import { pricing } from '../plan/terms';
import { topicOf } from '../plan/topic';
import { asItIs, consequence, telling } from '../plan/tries';
import { landingWords } from '../shapes/banks';
import { capitalised } from '../surface/markup';
import { writeAds, writeSeo } from './ads';
import { type Draft, type Job, headed, single } from './email';
import { isFineLabel, writeFaq } from './faq';
import { labelsOf, submitOf } from './label';
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

/** The title of a benefit: what the lexicon calls the state afterwards, what the fact speaks of, or a title of its kind. */
function titleOf(fact: Told, text: string, job: Job, taken: Set<string>): Line {
  const { material, usedSayings } = job.desk;
  const { language } = material.input;
  const key = `${material.key}|${job.angle}|title`;
  const after = inOrder(fact.concept?.after ?? [], key, (one) => one);
  const topic = topicOf(fact, language)?.title;
  const plain = inOrder(landingWords[language].titles[fact.kind], key, (one) => one);
  const lines: Line[] = [
    ...after
      .filter((one) => !usedSayings.has(`title|${one}`))
      .map((one) => ({ text: capitalised(one), facts: [fact.id] })),
    ...[topic, fact.pair?.label]
      .filter((one) => one !== undefined)
      .flatMap((one) => [[fact.id], []].map((facts) => ({ text: capitalised(one), facts }))),
    ...[plain.filter((one) => !usedSayings.has(`title|${one}`)), plain].flatMap((some) =>
      some.map((one) => ({ text: one, facts: [] })),
    ),
  ];
  const isFine = (line: Line) =>
    !taken.has(line.text) &&
    !fold(text).startsWith(fold(line.text)) &&
    material.isSound({ ...line, isSentence: false, canCite: true });
  const found = lines.find(isFine) ?? { text: capitalised(fact.text), facts: [fact.id] };
  taken.add(found.text);
  for (const one of [...after, ...plain])
    if (capitalised(one) === found.text) usedSayings.add(`title|${one}`);
  return found;
}

function benefitsOf(facts: readonly Told[], job: Job, pieceKey: string): Landing['benefits'] {
  const { material } = job.desk;
  const taken = new Set<string>();
  return facts.flatMap((fact, index) => {
    const slot = `landing.benefit${index}`;
    const bare = asItIs(fact, material);
    const told = consequence(fact, material, `${job.angle}.${slot}`);
    const tries = [...told, bare];
    const text = single(job, slot, pieceKey, tries, { most: longest * 2, isSentence: true });
    return text ? [{ title: titleOf(fact, text.text, job, taken), text }] : [];
  });
}

/** A fact in a list of facts: as it is, with a capital and without a mark. */
const listedLine = ({ id, text }: Told): Line => ({ text: capitalised(text), facts: [id] });

function formOf({ angle, desk: { material } }: Job): Landing['form'] {
  const { consents } = landingWords[material.input.language];
  const consent = inOrder(consents, `${material.key}|${angle}|consent`, (text) => text)
    .map((text) => worded(text, material))
    .find((text) => text !== undefined && isFineLabel(text, material, false));
  return { fields: fieldsFor(material), consent: consent ?? '', submit: submitOf(material, angle) };
}

function priceOf(job: Job, pieceKey: string): Line | undefined {
  const { material } = job.desk;
  const { price } = material.ground.product;
  if (price !== undefined) return { text: capitalised(price), facts: [priceId] };
  const line = single(job, 'landing.price', pieceKey, pricing(material), { most: longest, isSentence: true });
  return line;
}

/** The sentence under the heading, which names the product. */
function subtitleOf(
  first: Told | undefined,
  headings: readonly string[],
  job: Job,
  pieceKey: string,
): Line | undefined {
  const { facts } = job;
  // What the heading tells or the offer repeats further down comes last.
  const isSaid = ({ id, kind }: Told) => Number(headings.includes(id)) + Number(kind === 'offer') > 0;
  const fresh = facts.toSorted((one, other) => Number(isSaid(one)) - Number(isSaid(other)));
  const { material } = job.desk;
  return single(
    job,
    'landing.subtitle',
    pieceKey,
    [
      ...[...(first && !isSaid(first) ? [first] : []), ...fresh.slice(0, 3)].flatMap((fact) =>
        telling(fact, material, true),
      ),
      ...preheading(fresh, material),
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
  const plan = planLanding(facts, material, angle === 'pain' && !job.isLong);
  const subtitle = subtitleOf(plan.subtitle, h1?.facts ?? [], job, pieceKey);
  const benefits = benefitsOf(plan.benefits, job, pieceKey);
  const offer =
    plan.offer &&
    single(job, 'landing.offer', pieceKey, [asItIs(plan.offer, material)], {
      most: longest * 2,
      isSentence: true,
    });
  const price = priceOf(job, pieceKey);
  const faq = writeFaq(plan, job, pieceKey);
  const seo = writeSeo(job);
  const shown = new Set([facts[0], plan.subtitle, ...plan.benefits, ...plan.listed, plan.offer]);
  const ofPage = { ...job, facts: facts.filter((fact) => shown.has(fact)) };
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
    ads: writeAds(ofPage, pieceKey),
  };
  const needed = { h1, subtitle, 'seo.title': seo.title, 'seo.description': seo.description };
  const tooLong = Object.entries(needed).flatMap(([at, found]) => (found === undefined ? [at] : []));
  return { content, slots: slotsOfPage(content), tooLong };
}
