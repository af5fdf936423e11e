import { pieceLimits } from '../../../../../shared/marketing/campaigns/limits';
import type { Landing, Line } from '../../../../../shared/marketing/campaigns/piece';
import type { formFields } from '../../../../../shared/marketing/campaigns/scales';
import type { Goal } from '../../../../../shared/marketing/scales';
import { commonField, wordsOf } from '../blueprint/load';
import type { Variant } from '../blueprint/parse';
import type { Context } from '../brief/context';
import { lettersOf } from '../brief/fill';
import { withResults, withSaid } from '../brief/read-brief';
import { bodyOf, type Composition, ctaOf, finished, openingOf, slotsOfBody } from './body';
import { fieldOf, type Job, textsOf, variantFor, variantsOf } from './desk';
import { inOrder } from './fit';

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

function formOf(context: Context): Landing['form'] {
  const textOf = (name: 'consent' | 'submit') =>
    textsOf(commonField(context.blueprints, 'form', name), context, { most: limits[name] })[0]?.text;
  const fields = fieldsFor[context.brief.goal.goal];
  const isWritten = context.flags.has('elsewhere') && !fields.includes('message');
  return {
    // What is reached only elsewhere is asked for in a message.
    fields: isWritten ? [...fields, 'message'] : fields,
    consent: textOf('consent') ?? '',
    submit: textOf('submit') ?? ctaOf(context).label,
  };
}

/** Networks take no telephone number in an advertisement. */
const hasNumber = ({ text }: Line) => /\d(?:[ .-]?\d){8}/u.test(text);

/** The first sentence of a text. */
const first = ({ text }: Line) => lettersOf((/^.+?[.?!](?=\s)/u.exec(text) ?? [text])[0]);

/** Texts none of which begins like another or states the same. */
const apart = (lines: readonly Line[], thing: string | undefined): Line[] => {
  const stated = ({ facts }: Line) => facts.filter((fact) => fact !== thing).join(' ');
  return lines.filter((line, index) =>
    lines
      .slice(0, index)
      .every(
        (other) => first(other) !== first(line) && (stated(line) === '' || stated(other) !== stated(line)),
      ),
  );
};

/** The advertisements of an angle: what it lives on first, then what every brief has. */
function composeAds({ desk: { context }, angle }: Job): Landing['ads'] {
  const { adHeadlines, adDescriptions } = pieceLimits;
  const texts = (name: string, { count, most }: { count: number; most: number }, isHead = false) => {
    const templates = [angle, 'any'].flatMap((group) =>
      commonField(context.blueprints, `ads / ${group}`, name),
    );
    const all = textsOf(templates, context, { most, isHead }).filter((line) => !hasNumber(line));
    return apart(all, context.answers.thing?.id).slice(0, count);
  };
  return {
    headlines: texts('headlines', adHeadlines, true),
    descriptions: texts('descriptions', adDescriptions),
  };
}

const seoOf = (job: Job, variant: Variant): Landing['seo'] => ({
  title: fieldOf(job, variant, 'seoTitle', { ...pieceLimits.seoTitle, isHead: true }).text,
  description: fieldOf(job, variant, 'seoDescription', pieceLimits.seoDescription).text,
});

/** «Puede pedir cita en la web» is said «en esta página» on the page itself, where a language has words for it. */
function onPage({ slots, ...context }: Context): Context {
  const words = wordsOf(context.blueprints);
  const ask = slots.get('askLong');
  if (!ask || !words('onPage')) return { ...context, slots };
  const text = ask.text.replace(words('online'), words('onPage'));
  return { ...context, slots: new Map(slots).set('askLong', { ...ask, text }) };
}

/** The landing page of an angle. */
export function composeLanding(job: Job): Composition<Landing> {
  const { context } = job.desk;
  const variants = variantsOf(job);
  const variant = variantFor(job, variants, `${job.angle}/${job.type}`);
  const h1 = fieldOf(job, variant, 'h1', { ...pieceLimits.h1, isOnce: true, isHead: true });
  const subtitle = fieldOf(job, variant, 'subtitle', { most: limits.subtitle, beside: [h1] });
  const told = withSaid(withResults(onPage(context), new Set([...h1.facts, ...subtitle.facts])));
  const body = bodyOf(variant.bodies().body ?? [], told, {
    taken: job.desk.taken,
    turns: job.desk.wording.slots,
    said: [h1, subtitle],
    opens: job.type,
    siblings: () => variants.flatMap(({ bodies }) => bodies().body ?? []),
    name: `${job.angle}/${job.type}.body`,
  });
  const blocks = inOrder(body);
  job.desk.taken.add(openingOf(blocks[0], job.type));
  return {
    content: {
      h1,
      subtitle,
      blocks: finished(blocks),
      benefits: [],
      facts: [],
      faq: [],
      form: formOf(context),
      cta: ctaOf(context),
      seo: seoOf(job, variant),
      ads: composeAds(job),
    },
    slots: {
      h1: 'h1',
      subtitle: 'subtitle',
      'seo.title': 'seoTitle',
      'seo.description': 'seoDescription',
      ...slotsOfBody(blocks, 'body'),
    },
  };
}
