import { pieceLimits } from '../../../../../shared/marketing/campaigns/limits';
import type { Landing, Line } from '../../../../../shared/marketing/campaigns/piece';
import type { formFields } from '../../../../../shared/marketing/campaigns/scales';
import type { Goal } from '../../../../../shared/marketing/scales';
import { capital } from '../../../../../shared/marketing/products/brief/tidy';
import { commonField } from '../blueprint/load';
import { timesIn } from '../brief/answers/repeats';
import type { Context } from '../brief/context';
import { priceId } from '../brief/slots/slot';
import { composeAds } from './ads';
import { bodyOf } from './body';
import type { Drafted } from './drafted';
import { fieldOf, type Job, textsOf } from './desk';
import { type Composition, siblingsOf, turnsOf } from './email';
import { inOrder } from './order';
import { finished, orEmpty, slotsOfBody } from './finish';

type Fields = (typeof formFields)[number][];

/** What a page's form asks for, by what it is for. */
const fieldsFor: Record<Goal, Fields> = {
  buy: ['name', 'email'],
  book: ['name', 'email', 'phone'],
  quote: ['name', 'email', 'phone', 'message'],
  demo: ['name', 'email', 'company', 'position'],
  visit: ['name', 'email', 'phone'],
  subscribe: ['name', 'email'],
};

/** Characters of a subtitle, of a form's consent and of its button. */
const limits = { subtitle: 170, consent: 700, submit: 30 } as const;

/** A reader consents in his own words: «sobre la rotulación de tu furgoneta» is ours, and so is “your boiler”. */
const owned = /\b(?:tus?|sus?|mis?|vuestr[oa]s?|nuestr[oa]s?|your|our|my|their)\b/iu;

/** The brief as a consent reads it: it names no thing with a possessive. */
function consenting(context: Context): Context {
  const slots = new Map(context.slots);
  for (const name of ['thing', 'noun', 'short', 'name'])
    if (owned.test(slots.get(name)?.text ?? '')) slots.delete(name);
  return { ...context, slots };
}

function formOf({ desk: { context } }: Job): Landing['form'] {
  const button = context.slots.get('button')?.text ?? '';
  // «Llamar» sends no form.
  const [submit] = textsOf(commonField(context.blueprints, ['form'], 'submit'), context, {
    most: limits.submit,
  });
  const [consent] = textsOf(commonField(context.blueprints, ['form'], 'consent'), consenting(context), {
    most: limits.consent,
  });
  const fields = fieldsFor[context.brief.goal.goal];
  const isWritten = context.flags.has('elsewhere') && !fields.includes('message');
  return {
    // What is reached only elsewhere is asked for in a message.
    fields: isWritten ? [...fields, 'message'] : fields,
    consent: consent?.text ?? '',
    submit: submit?.text ?? button,
  };
}

/** The job under a heading that names the thing, and perhaps the town: what follows need not. */
function under(job: Job, { text }: Line): Job {
  const { context } = job.desk;
  const has = (name: string) => timesIn(text, context.slots.get(name)?.text || '\n') > 0;
  const flags = new Set(context.flags);
  if (has('noun')) flags.add('titled');
  if (has('where')) flags.add('titledPlace');
  return { ...job, desk: { ...job.desk, context: { ...context, flags } } };
}

const says = (blocks: readonly Drafted[], fact: string) =>
  blocks.some(({ lines }) => lines.some(({ facts }) => facts.includes(fact)));

/** Price and offer under the heading, where the body does not tell them. */
function termsOf({ desk: { context } }: Job, blocks: readonly Drafted[], said: readonly Line[]) {
  const { slots, flags } = context;
  const offer = slots.get('offerLine');
  const price = slots.get('pricesLine');
  const isTold = (fact: string | undefined) =>
    fact !== undefined && (says(blocks, fact) || said.some(({ facts }) => facts.includes(fact)));
  return {
    ...(price &&
      !flags.has('onRequest') &&
      !isTold(priceId) && { price: { ...price, text: capital(price.text) } }),
    ...(offer && !isTold(offer.facts[0]) && { offer }),
  };
}

/** What search engines show of a page. */
function seoOf(job: Job): Landing['seo'] {
  const { seoTitle, seoDescription } = pieceLimits;
  const asking = orEmpty(job.desk.context.slots.get('askLong'));
  return {
    title: orEmpty(fieldOf(job, 'seoTitle', { ...seoTitle, isHead: true })).text,
    // Where every name is too long, what the page asks for is short.
    description: fieldOf(job, 'seoDescription', seoDescription)?.text ?? asking.text,
  };
}

/** The landing page of an angle. */
export function composeLanding(job: Job): Composition<Landing> {
  const { desk, variant } = job;
  const { context, taken } = desk;
  const used = taken[job.type];
  const heading = orEmpty(fieldOf(job, 'h1', { ...pieceLimits.h1, taken: used, isHead: true }));
  const subtitle = orEmpty(
    fieldOf(under(job, heading), 'subtitle', { most: limits.subtitle, beside: [heading] }),
  );
  const drafted = bodyOf(variant.bodies.body ?? [], context, {
    turn: turnsOf(job, 'body'),
    taken: used,
    said: [heading, subtitle],
    siblings: () => siblingsOf(job),
  });
  const blocks = inOrder(drafted);
  const seo = seoOf(job);
  return {
    content: {
      h1: heading,
      subtitle,
      blocks: finished(blocks),
      benefits: [],
      facts: [],
      ...termsOf(job, blocks, [heading, subtitle]),
      faq: [],
      form: formOf(job),
      cta: { label: context.slots.get('button')?.text ?? '', goal: context.brief.goal.goal },
      seo,
      ads: composeAds(job),
    },
    slots: {
      h1: 'h1',
      subtitle: 'subtitle',
      'seo.title': 'seoTitle',
      'seo.description': 'seoDescription',
      ...slotsOfBody(blocks, 'body'),
    },
    left: [],
  };
}
