import type { Line } from '../../../../../shared/marketing/campaigns/piece';
import { bare, capital, closed, lowered } from '../../../../../shared/marketing/products/brief/tidy';
import type { Brief } from '../../campaigns/brief';
import { blueprintsOf, commonField, wordsFor } from '../blueprint/load';
import { fold } from '../../grammar/words/fold';
import { fill } from './fill';
import { holds } from './conditions';
import { answersOf } from './answers/answers';
import { standsAlone } from './answers/evidence';
import type { Words } from '../blueprint/load';
import type { Template } from '../blueprint/variant';
import { flagsOf } from './flags';
import { placeSlots } from './slots/place-slots';
import { amountText } from '../../../../../shared/marketing/products/price-text';
import { priceId } from './slots/slot';
import { slotsOf } from './slots/slots';
import { wishOf } from './slots/wish';
import type { Context, Lists } from './context';

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
    can,
    clause,
    we,
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

/** One piece of evidence as a sentence of its own, in the words under `# said`. */
export function aloneIn(context: Context, line: Line): Line | undefined {
  const slots = new Map(context.slots);
  const flags = new Set(context.flags);
  slots.set('proof1', line).set('fact1', { ...line, text: lowered(line.text, context.brief.language) });
  flags[standsAlone(line.text) ? 'add' : 'delete']('bareProof');
  return firstOf(commonField(context.blueprints, ['said'], 'proofAlone'), { ...context, slots, flags });
}

const firstWord = (text = ''): string => fold(text.trim()).split(/\s/u)[0] ?? '';

/** A typed label that says in English what is asked for: “Book a call”, and not “Book now”, “Book my place”. */
const request =
  /^(?:book|order|buy|get|arrange|request|reserve|ask for) (?:an?|the|your|our|some) (?!.*\b(?:online|here|now)\b)/iu;

const isRequest = (label: string, { language, goal: { goal } }: Brief): boolean =>
  language === 'en' && goal !== 'visit' && request.test(bare(label));

/** What is asked for by a link and at a place is asked for at both: who is far away has only the link. */
function reached({ brief: { language, goal }, flags }: Context, place: Line): Line {
  const onWeb = 'en la web';
  if (language !== 'es' || goal.goal === 'visit' || !flags.has('online')) return place;
  return { ...place, text: `${onWeb}${/\so\s/u.test(place.text) ? ',' : ' o'} ${place.text}` };
}

/** The words of the brief's goal: what its owner typed, or the goal's own. */
function withGoal(context: Context): Context {
  const { brief, blueprints } = context;
  const { goal, label, after } = brief.goal;
  const slots = new Map(context.slots);
  const place = slots.get('place');
  if (place) slots.set('place', reached(context, place));
  const own = { ...context, slots };
  if (after && bare(after)) slots.set('after', { text: closed(after, brief.language), facts: [] });
  const wish = wishOf(label, wordsFor(blueprints, brief.register)('wishes'));
  if (wish) slots.set('wish', { text: wish, facts: [] });
  for (const name of ['button', 'ask', 'askLong']) {
    const found = firstOf(commonField(blueprints, ['goal', goal], name), own);
    if (found) slots.set(name, found);
  }
  if (!label || !bare(label)) return own;
  const usual = firstWord(slots.get('button')?.text);
  slots.set('button', { text: capital(bare(label)), facts: [] });
  if (isRequest(label, brief)) {
    slots.set('own', { text: lowered(bare(label), brief.language), facts: [] });
    for (const name of ['ask', 'askLong']) {
      const found = firstOf(commonField(blueprints, ['goal', 'own'], name), own);
      if (found) slots.set(name, found);
    }
  }
  // «Probarlo una semana»: what the goal's own words do not say.
  return wish || firstWord(label) === usual ? own : { ...own, flags: new Set([...own.flags, 'ownLabel']) };
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

/** The brief where no telephone number may stand. */
export function withoutNumber(context: Context): Context {
  const slots = new Map(context.slots);
  for (const name of ['place', 'call', 'phone', 'button', 'ask', 'askLong', 'after']) slots.delete(name);
  for (const [name, text] of placeSlots(context.brief.goal.place, undefined)) if (text) slots.set(name, text);
  return withSaid(withGoal({ ...context, slots }));
}
