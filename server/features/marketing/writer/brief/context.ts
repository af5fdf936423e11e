import { pieceLimits } from '../../../../../shared/marketing/campaigns/limits';
import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { bare, capital, closed } from '../../../../../shared/marketing/products/brief/tidy';
import type { Brief } from '../../campaigns/brief';
import { type Blueprints, blueprintsOf, commonField, wordsFor } from '../blueprint/load';
import { fill } from './fill';
import { holds } from './conditions';
import { type Answers, answersOf } from './answers';
import { isAgain, isEchoed, isNamedAlike, timesIn } from './repeats';
import type { Words } from '../blueprint/load';
import type { Template } from '../blueprint/variant';
import { isRemote } from './place-slots';
import { amountText } from '../../price-text';
import { priceId, type Slots, slotsOf } from './slots';

/** Lines that a body shows as a list, by the names of the blueprints. */
export type Lists = Readonly<Record<string, readonly Line[]>>;

/** A brief, read once for all its pieces. */
export interface Context {
  brief: Brief;
  answers: Answers;
  slots: Slots;
  lists: Lists;
  /** What conditions ask besides slots and lists. */
  flags: ReadonlySet<string>;
  blueprints: Blueprints;
}

/** Items of a list begin with a capital. */
const listed = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, text: capital(line.text) }));

function listsOf({ brief, answers }: Pick<Context, 'brief' | 'answers'>, words: Words): Lists {
  const { language, currency } = brief;
  const quoted = (line: Line): Line => {
    const text = language === 'en' && !/[.!?…]$/u.test(line.text) ? closed(line.text, language) : line.text;
    return { ...line, text: (words('quote') ?? '“_”').replace('_', () => text) };
  };
  const prices = brief.prices.map((price): Line => {
    const label = price.label ? capital(bare(price.label)) : undefined;
    const amount = amountText(price, currency, language);
    return label ? { text: amount, facts: [priceId], label } : { text: capital(amount), facts: [priceId] };
  });
  const { can, clause, we } = answers.results;
  return {
    voice: answers.voices.map(({ whole }) => quoted(whole)),
    result: listed([...can, ...we]),
    ...{ can, clause, we },
    includes: listed(answers.includes),
    how: answers.how.map(({ whole }) => whole),
    different: answers.different.map(({ whole }) => whole),
    proof: listed(answers.proof),
    doubts: answers.doubts.map(({ whole }) => whole),
    details: answers.details,
    loose: listed(answers.loose),
    // One price without a label is a sentence, not a table.
    prices: prices.length > 1 || prices[0]?.label ? prices : [],
  };
}

/** Places of a brief that say something. */
const placesOf = ({ facts }: Brief): number => new Set(facts.map(({ place }) => place)).size;

/** Under so many places, or so many answers, pieces are short. */
const thinUnder = { places: 5, facts: 9 } as const;

/** Words of a thing that is long to say twice, at least. */
const longThing = 4;

/** The number of a kind by its article; one without counts as singular. */
const isPlural = (article: string | undefined) => /^un[oa]s$/u.test(article ?? '');

/** Whether a goal's place, a step or a practical fact speaks of a call or a text: then its reader wants the number. */
const speaksOfPhone = ({ facts, goal }: Brief): boolean =>
  [
    goal.place ?? '',
    ...facts
      .filter(({ place }) => place === 'how' || place === 'detail')
      .map(({ label, text }) => `${label ?? ''} ${text}`),
  ].some((text) => /\b(?:(?:tele)?phone|ring|call|text|whatsapp)\b/iu.test(text));

/** Words that say of no trade what it sells: “full service”. */
const vague =
  /^(?:annual|basic|check|complete|consultation|course|full|offer|package|plan|premium|service|session|standard|treatment|visit)$/iu;

/** Whether a place says that it is reached by a click. */
const isOnline = (place: string | undefined) => /\bonline\b|\bweb|internet|en línea/iu.test(place ?? '');

function flagsOf({ brief, answers, slots }: Pick<Context, 'brief' | 'answers' | 'slots'>): Set<string> {
  const { company, goal, prices, isOnRequest } = brief;
  const noun = slots.get('noun')?.text ?? '';
  const kind = brief.facts.find(({ place }) => place === 'kind');
  const town = slots.get('where')?.text.replace(/^(?:en|in|at)\s+/iu, '');
  const flags: Record<string, boolean> = {
    plain: true,
    several: answers.voices.slice(0, 2).every(({ isSeveral }) => isSeveral),
    sober: company.isSober,
    onRequest: prices.length === 0 && isOnRequest,
    from: prices[0]?.from ?? false,
    free: prices[0]?.amount === 0,
    thin: placesOf(brief) < thinUnder.places || brief.facts.length < thinUnder.facts,
    plural: answers.number === 'plural',
    agrees: isPlural(kind?.form?.article) === (answers.number === 'plural'),
    kindFor: /\b(?:for|para)\b/iu.test(kind?.text ?? ''),
    placed: town !== undefined && timesIn(goal.place ?? '', town) > 0,
    link: Boolean(goal.link || company.web),
    online: Boolean(goal.link) && !isOnline(goal.place),
    elsewhere: Boolean(goal.place) && !goal.link && !isOnline(goal.place),
    remote: isRemote(goal.place),
    rings: speaksOfPhone(brief),
    vague: noun.split(/\s+/u).every((word) => vague.test(word)),
    // «the», “our”, or a name: what it says is said of this one thing, not of its kind.
    definite: Boolean(answers.thing?.article) || /^\p{Lu}/u.test(noun),
    article: Boolean(answers.thing?.article),
    // «Turnalia»: a name that does not say what it is.
    brand: !answers.thing?.article && /^\p{Lu}\S*$/u.test(noun),
    long: noun.split(/\s+/u).length >= longThing,
    named: !isNamedAlike(company.name, noun),
    again: isAgain(noun, (slots.get('can1') ?? slots.get('clause1'))?.text ?? ''),
    echo: isEchoed(noun, kind?.text ?? '', brief.language),
    business: brief.audience === 'B2B',
    I: company.speaker === 'I',
    formal: brief.register === 'formal',
    // With its marks.
    headline: (slots.get('voice1')?.text.length ?? Infinity) <= pieceLimits.h1.most - 2,
  };
  return new Set(Object.keys(flags).filter((name) => flags[name]));
}

/** The first alternative that holds and is filled. */
const firstOf = (templates: readonly Template[], context: Context): Line | undefined =>
  templates
    .filter(({ conditions }) => holds(conditions, context))
    .map(({ text }) => fill(text, context))
    .find((line) => line !== undefined);

/** What stands under `# said` in `common.md`: sentences that many texts say, as slots; one may name those before it. */
export function withSaid(context: Context): Context {
  const slots = new Map(context.slots);
  const own = { ...context, slots };
  const { fields = {} } = context.blueprints.common.find(({ path }) => path[0] === 'said') ?? {};
  for (const [name, templates] of Object.entries(fields)) {
    slots.delete(name);
    const found = firstOf(templates, own);
    if (found) slots.set(name, found);
  }
  return own;
}

/** The words of the brief's goal: what its owner typed, or the goal's own. */
function withGoal(context: Context): Context {
  const { brief, blueprints } = context;
  const { goal, label, after } = brief.goal;
  const slots = new Map(context.slots);
  const own = { ...context, slots };
  if (after && bare(after)) slots.set('after', { text: closed(after, brief.language), facts: [] });
  for (const name of ['button', 'ask', 'askLong']) {
    const found = firstOf(commonField(blueprints, ['goal', goal], name), own);
    if (found) slots.set(name, found);
  }
  if (label && bare(label)) slots.set('button', { text: capital(bare(label)), facts: [] });
  return own;
}

/** Reads a brief for its pieces. */
export function contextOf(brief: Brief): Context {
  const blueprints = blueprintsOf(brief.language);
  const words = wordsFor(blueprints, brief.register);
  const answers = answersOf(brief, words);
  const slots = slotsOf(brief, answers, words);
  const lists = listsOf({ brief, answers }, words);
  const flags = flagsOf({ brief, answers, slots });
  return withSaid(withGoal({ brief, answers, slots, lists, flags, blueprints }));
}
